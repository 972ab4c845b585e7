# %% [markdown] name="opening"
# # All widgets

# %% name="setup" role="given"
from course import FakeClient, Shop, fill_blank, find_line, predict, quiz
from course import progress, step_player, transcript
from course.loop import answer
from course.shop_tools import run_tool, shop_tools

shop = Shop(language="en")

# %% name="quiz" role="solution"
my_quiz = quiz("all-quiz", language="en", answer="program")  ### STUB my_quiz = quiz("all-quiz", language="en", answer=...)

# %% name="quiz-test" role="test" points=1
from course import check_answer

check_answer("all-quiz", my_quiz, language="en")
print("✓")

# %% name="predict" role="solution"
my_predict = predict("all-predict", language="en", answer="one-call")  ### STUB my_predict = predict("all-predict", language="en", answer=...)

# %% name="predict-test" role="test" points=2
from course import check_answer

check_answer("all-predict", my_predict, language="en")
print("✓")

# %% name="find-line" role="solution"
my_line = find_line("all-line", language="en", answer="line-7")  ### STUB my_line = find_line("all-line", language="en", answer=...)

# %% name="find-line-test" role="test" points=4
from course import check_answer

check_answer("all-line", my_line, language="en")
print("✓")

# %% name="fill-blank" role="solution"
my_blank = fill_blank("all-blank", language="en", answer='"tool_use"')  ### STUB my_blank = fill_blank("all-blank", language="en", answer=...)

# %% name="fill-blank-test" role="test" points=8
from course import check_answer

check_answer("all-blank", my_blank, language="en")
print("✓")

# %% name="player"
client, orders = FakeClient(language="en"), shop.language.orders
answer(client, f"{next(iter(orders))}?", shop, shop_tools("get_order_status", language="en"), run_tool)
step_player(client, language="en")

# %% name="transcript"
transcript(client, language="en")

# %% name="progress"
progress(language="en")
