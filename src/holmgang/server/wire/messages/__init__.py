"""The shapes that travel, but for commands: what REST takes and answers, what a table tells.

All types of the wire are declared here, in `commands.py` and beside the routes of REST. The types
of the web app (`typescript.py`) and the documents (`asyncapi.py`, OpenAPI) are made from them.
"""
