/**
 * `npm run openapi`: writes docs/openapi.json, the OpenAPI document of the endpoint table. `--check` writes nothing and
 * fails where the file is missing or stale.
 */
import { writeOrCheck } from './generated/generated'
import { generateOpenApi } from './openapi/generate'

writeOrCheck(generateOpenApi())
