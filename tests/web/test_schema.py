"""The API against its own description: what fits the schema is answered as the schema says, and never by a fault."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.long_runs import cases
from tests.web.server import Server

EXAMPLES = cases(100)
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]


def test_the_api_keeps_its_word(server: Server) -> None:
    described = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 16
    for operation in operations:

        @settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def keeps(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            case.validate_response(answer, checks=CHECKS)

        keeps()
