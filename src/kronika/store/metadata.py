"""The record's list of its tables; every file of tables adds its own."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
