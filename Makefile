# The course's commands. Each sets up .venv first and works on a fresh clone.
#   make lab  COURSE_LANGUAGE=es   open JupyterLab on the course map
#   make demo                      an instructor's round on a sample class
#   make build                     lesson sources -> solutions -> notebooks
#   make check                     the quick tests
#   make test                      everything that CI runs
#   make screenshots               the pictures in docs/screenshots

PYTHON ?= python3
COURSE_LANGUAGE ?= en
LAB_ARGS ?=
JOBS ?= 2

BIN := $(CURDIR)/.venv/bin
KNOWN := $(sort $(notdir $(wildcard notebooks/??)))
export COURSE_LANGUAGE
export PATH := $(BIN):$(PATH)

.PHONY: install language lab demo build check test outputs screenshots system clean

install: .venv/.installed

.venv/.locked: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "The course needs Python 3.11 or newer; $(PYTHON) is: $$($(PYTHON) --version 2>&1 | head -1)."; \
	  echo "Name another one: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; } >&2
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/.installed: .venv/.locked pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

language:
	@test -n "$(filter $(COURSE_LANGUAGE),$(KNOWN))" || { \
	  echo "COURSE_LANGUAGE=$(COURSE_LANGUAGE): there is no such edition. Known: $(KNOWN)" >&2; exit 1; }

# A student's own files are never overwritten. Without a display the address is
# printed and no browser opened. .jupyter holds what students need not see.
lab: language install
	@$(BIN)/python -m course.start student notebooks --language $(COURSE_LANGUAGE) > /dev/null
	cd student && COURSE_RELEASES=$(CURDIR)/notebooks JUPYTER_CONFIG_PATH=$(CURDIR)/.jupyter $(BIN)/jupyter lab \
	  --LabApp.default_url=/lab/tree/$(COURSE_LANGUAGE)/course_map.ipynb \
	  $$(test $$(id -u) != 0 || echo --allow-root) \
	  $$(test $$(uname) != Linux || test -n "$$DISPLAY$$WAYLAND_DISPLAY" || echo --no-browser) $(LAB_ARGS)

demo: install
	$(BIN)/python -m autograder demo

build: install
	$(BIN)/python -m autograder build

check: install
	$(BIN)/python -m pytest -q -n $(JOBS) --dist loadscope --ignore tests/notebooks -m "not slow"

test: system install
	$(BIN)/python -m autograder build --check
	$(BIN)/python -m pytest -n $(JOBS) --dist loadscope --durations=10
	$(MAKE) outputs

# Run every solution again, as copies, and compare all outputs. loadscope keeps
# a notebook's cells in one process.
outputs: install
	@folder=$$(mktemp -d) && cp -R $(addprefix solutions/,$(KNOWN)) $$folder && cd $$folder && \
	  $(BIN)/python -m pytest --nbval --nbval-current-env --nbval-cell-timeout=60 -p no:cacheprovider -q \
	    -n $(JOBS) --dist loadscope --durations=10; \
	  status=$$?; rm -rf $$folder; exit $$status

screenshots: install
	PYTHONPATH=$(CURDIR) $(BIN)/python tests/browser/screenshots.py

system:
	@command -v git > /dev/null || missing=" git"; \
	  command -v chromium > /dev/null || command -v chromium-browser > /dev/null || \
	  command -v google-chrome > /dev/null || missing="$$missing chromium"; \
	  test -z "$$missing" || { \
	  echo "make test needs these system packages too:$$missing (.ci/run installs them)" >&2; exit 1; }

clean:
	rm -rf .venv .build .pytest_cache demo
