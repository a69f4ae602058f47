"""The record keeper: schema, migrations, pages, articles, the frontier and jobs."""
