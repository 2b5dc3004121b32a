# Every target sets up all that it needs: .venv from the lock files, Qt's system libraries, translations.
#   make run        open the window           make test       run the test suite
#   make check      format, lint, types, imports, translations
#   make shots      pictures of every screen  make bench      the measured ratios
#   make campaign   long random games         make lock       make the lock files anew
#   make translations   collect the window's texts for the translators
#   make package    the installers this system can build, into dist/
#   make bench-package  size and start of the bundle beside a bare window's
#   make clean      remove what was built     ARGS="…" is passed on by run, test, shots, bench, campaign

SHELL := /bin/bash
PY := .venv/bin/python
ARGS ?=
JOBS ?= 2
TS := $(wildcard translations/ui/*.ts)
OFFSCREEN := QT_QPA_PLATFORM=offscreen

.PHONY: run test check shots bench campaign lock translations package bench-package clean env-run env-dev env-fuzz

run: env-run build/qm/.stamp
	@$(PY) -m mafia_gm $(ARGS)

test: env-dev build/qm/.stamp
	@$(OFFSCREEN) $(PY) -m pytest -n $(JOBS) $(ARGS)

# CAMPAIGN_KILLS, CAMPAIGN_COMMANDS (of each rule set), CAMPAIGN_SECONDS (of fuzzing, of clicking), CAMPAIGN_PARTS (a hundred
# games each) say how much; ARGS="-k kill" which.
campaign: env-fuzz build/qm/.stamp
	@$(OFFSCREEN) $(PY) -m pytest -n $(JOBS) -m campaign --timeout=0 $(ARGS)

# All steps run, so that one failure does not hide the next; each says its name.
check: env-dev build/qm/.stamp
	@bad=; \
	step() { echo "== $$*"; "$$@" || bad=1; }; \
	step $(PY) -m ruff format --check .; \
	step $(PY) -m ruff check .; \
	step $(PY) -m mypy; \
	step .venv/bin/lint-imports --no-logo; \
	[ ! -e scripts/check_translations.py ] || step $(PY) scripts/check_translations.py; \
	if [ -n "$$bad" ]; then echo "== check failed"; exit 1; else echo "== check passed"; fi

shots: env-dev build/qm/.stamp
	@$(OFFSCREEN) $(PY) -m tests.shots build/shots $(ARGS)

bench: env-dev build/qm/.stamp
	@$(OFFSCREEN) $(PY) -m tests.bench $(ARGS)

# From the public index alone, so that the hashes cover every platform's files.
PIP_COMPILE = PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= CUSTOM_COMPILE_COMMAND="make lock" $(PY) -m piptools compile \
	--quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links \
	--no-emit-trusted-host --resolver=backtracking
lock: env-dev
	$(PIP_COMPILE) $(ARGS) -o requirements.lock pyproject.toml
	$(PIP_COMPILE) $(ARGS) --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	$(PIP_COMPILE) $(ARGS) --extra fuzz -c requirements.lock -o requirements-fuzz.lock pyproject.toml
	$(PIP_COMPILE) $(ARGS) --extra package -c requirements.lock -o requirements-package.lock pyproject.toml

translations: env-dev
	@$(PY) scripts/translations.py update
	@$(PY) scripts/translations.py release

# The packer has an environment of its own: what is installed there is what is shipped.
PACKER := build/package/venv
package: $(PACKER)/.stamp
	@nice $(PACKER)/bin/python packaging/build.py $(ARGS)

bench-package: $(PACKER)/.stamp
	@$(PACKER)/bin/python packaging/measure.py $(ARGS)

$(PACKER)/.stamp: requirements-package.lock
	@packaging/setup_env.sh package
	@touch $@

build/qm/.stamp: $(TS) scripts/translations.py
	@$(PY) scripts/translations.py release
	@touch $@

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -not -path './.venv/*' -prune -exec rm -rf {} +

env-run:
	@packaging/setup_env.sh run
env-dev:
	@packaging/setup_env.sh dev
env-fuzz:
	@packaging/setup_env.sh fuzz
