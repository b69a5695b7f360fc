import brand from '../../../brand.json'
import { endpoints, services } from '../../../contract/table'
import { limited } from '../../wire/limits'
import { openApiOf, type OpenApi } from '../../wire/openapi/document'
import { examples } from './examples'

const { name, email } = brand

/** The document of the sandbox's endpoint table. */
export const sandboxDocument = (): OpenApi =>
  openApiOf(endpoints, { title: `${name} customer API`, contact: { name, email }, services, examples, limited })

/** The document as text, for `docs/openapi.json` and `/openapi.json`. */
export const documentText = (document: OpenApi): string => `${JSON.stringify(document, null, 2)}\n`
