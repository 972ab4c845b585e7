import pytest

from autograder.__main__ import COMMANDS, main, parser_for


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help(name, capsys):
    with pytest.raises(SystemExit) as ended:
        parser_for(name).parse_args([name, "--help"])
    assert ended.value.code == 0 and name in capsys.readouterr().out


@pytest.mark.parametrize("argv", [[], ["no-such-command"]])
def test_an_unknown_command_says_what_there_is(argv, capsys):
    with pytest.raises(SystemExit) as ended:
        main(argv)
    said = capsys.readouterr().err
    assert ended.value.code == 2 and "Traceback" not in said
    assert "build" in said or "COMMAND" in said


def test_an_unknown_lesson_says_what_there_is(capsys):
    assert main(["build", "99_none"]) == 2
    assert "no lesson 99_none; there are: " in capsys.readouterr().err
