# The front desk. Each target does its own set-up; a fresh Debian or Ubuntu needs only Python 3.11 and make.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: setup demo test check bench experiments docs lock system-packages clean help

help: ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 18

setup: $(READY) ## create .venv with the exact versions of constraints.lock

$(READY): pyproject.toml constraints.lock tools/setup.sh
	@PYTHON="$(PYTHON)" sh tools/setup.sh

system-packages:
	@sh tools/system-packages.sh

demo: setup ## sample web, one full round, then the web application
	$(BIN)/kronika demo $(ARGS)

test: setup system-packages ## the whole test suite, with a real browser and a real PostgreSQL
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

check: setup ## format, lint, types, import contracts, docs in step with the code
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.reference --check

bench: setup ## speed, size and quality, against peers in the same run
	@sh tools/bench-packages.sh
	$(BIN)/python -m bench $(ARGS)

experiments: setup ## the thesis's study on the sample month, and the published experiments: experiments/report.html
	@case "$(ARGS)" in *--full*) sh tools/bench-packages.sh ;; esac
	$(BIN)/python -m tools.experiments $(ARGS)

docs: setup ## the documentation as a web site in site/
	$(BIN)/python -m tools.reference
	$(BIN)/mkdocs build --strict --quiet
	@echo "Documentation built: open site/index.html"

lock: setup ## choose exact versions anew
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --upgrade --no-emit-index-url --no-annotate --no-header --quiet -o constraints.lock

clean: ## remove what can be made again
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache site demo experiments screenshots
