import { documentText, sandboxDocument } from '../../src/service/sandbox/openapi/sandbox-document'
import type { Generated } from '../generated/generated'

/** docs/openapi.json, the OpenAPI document of the endpoint table. */
export const generateOpenApi = (): Generated => {
  const document = sandboxDocument()
  return {
    command: 'openapi',
    files: [{ path: 'docs/openapi.json', text: documentText(document) }],
    found: `${Object.keys(document.paths).length} paths`,
  }
}
