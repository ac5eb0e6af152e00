"""Schemathesis, and what its answers must keep. It takes seconds to load, and every worker reads
every file to find its tests: so it is imported by a test that runs, and not by its file.
"""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # schemathesis' own imports
    from schemathesis import Config, GenerationMode, openapi
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.control import SkipTest
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

__all__ = ["CONFORMANCE", "Config", "GenerationMode", "SkipTest", "not_a_server_error", "openapi"]

CONFORMANCE = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
