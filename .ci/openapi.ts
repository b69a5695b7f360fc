/**
 * `npm run openapi`: writes docs/openapi.json, the OpenAPI document of the endpoint table. `--check` writes nothing and
 * fails if the file is missing or outdated.
 */
import { writeOrCheck } from './generated/generated'
import { generateOpenApi } from './openapi/generate'

writeOrCheck(generateOpenApi())
