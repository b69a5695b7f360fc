import { WireError } from '../../contract/envelope'
import { makeSchemaBook } from './codec-schema'
import { conventions } from './conventions'
import { operationOf, type DescribedRow, type Operation } from './operation'
import { envelopeSchemas, failures, type Response } from './responses'
import type { Schemas } from './schema'

export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Schemas
    readonly responses: Readonly<Record<string, Response>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description: 'The accessToken of TokenAuth/Authenticate, valid for an hour or until log-out.',
}

/** Tags paths by their service, for example `Policy`. Paths are case-insensitive, so the first spelling is used. */
const tagger = () => {
  const tags = new Map<string, string>()
  return {
    tagOf: (path: string): string => {
      const service = path.replace(/^\/services\/app/, '').split('/')[1] ?? ''
      const tag = tags.get(service.toLowerCase()) ?? service.charAt(0).toUpperCase() + service.slice(1)
      tags.set(service.toLowerCase(), tag)
      return tag
    },
    tags: () => [...tags.values()].map((name) => ({ name })),
  }
}

type Options = { readonly title: string; readonly limited: ReadonlySet<string> }

/**
 * The OpenAPI 3.1 document of an endpoint table, whose keys become operation ids. It is deterministic.
 * @throws UndescribedCodec for a codec without a schema and for two different codecs of one name
 */
export const openApiOf = (table: Readonly<Record<string, DescribedRow>>, { title, limited }: Options): OpenApi => {
  const [book, { tagOf, tags }] = [makeSchemaBook(), tagger()]
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [operationId, row] of Object.entries(table)) {
    const context = { operationId, tag: tagOf(row.path), limited: limited.has(operationId) }
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row, context, book) }
  }
  const errors = envelopeSchemas(book.schemaOf(WireError))
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: conventions },
    servers: [{ url: '/api' }],
    tags: tags(),
    paths,
    components: {
      schemas: { ...errors, ...book.schemas() },
      responses: failures,
      securitySchemes: { bearer },
    },
  }
}
