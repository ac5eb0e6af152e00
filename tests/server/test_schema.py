"""The OpenAPI schema is true: what it allows is answered as it says."""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from server.harness import PATIENCE, Person, Running

EXAMPLES = 12
LAST = {"/api/logout", "/api/me/delete", "/api/me/sessions"}
"""After these the caller is nobody."""
SLOW = {"/api/tables/{table_id}/luck"}
"""Reports that take seconds by design; they have tests of their own."""


@pytest.fixture
def caller(server: Running) -> Person:
    return server.person()


@pytest.mark.long
def test_the_schema_holds(server: Running, caller: Person) -> None:
    from server.schema_checks import openapi

    schema = openapi.from_url(f"{server.url}/schema/openapi.json")
    table = caller.table("me", "greedy", ready=True)
    tried = 0
    results: Any = schema.get_all_operations()
    operations = [result.ok() for result in results]
    for operation in sorted(operations, key=lambda o: o.path in LAST):
        if operation.path not in SLOW:
            _try(operation, caller, table["id"])
            tried += 1
    assert tried >= 15


def _try(operation: Any, caller: Person, table_id: str) -> None:
    from server.schema_checks import CONFORMANCE

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def test(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table_id
        cookie = {"Cookie": caller.cookie}
        headers = {**caller.headers, **cookie}
        case.call_and_validate(headers=headers, checks=CONFORMANCE, timeout=PATIENCE)

    given(case=operation.as_strategy())(test)()
