"""The database: what it holds, how it is opened, brought up to date and copied."""
