import brand from '../../brand.json'
import { endpoints } from '../../contract/table'
import { limited } from '../wire/limits'
import { openApiOf, type OpenApi } from './document'

/** The document of the endpoint table as it is. */
export const sandboxDocument = (): OpenApi => openApiOf(endpoints, { title: `${brand.name} customer API`, limited })

/** As a file: `docs/openapi.json`, and what `/openapi.json` answers. */
export const documentText = (document: OpenApi): string => `${JSON.stringify(document, null, 2)}\n`
