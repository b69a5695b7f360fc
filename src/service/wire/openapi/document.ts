import { WireError } from '../../../contract/envelope'
import { makeSchemaBook } from './codec-schema'
import { conventions } from './conventions'
import { operationOf, type DescribedRow, type Operation } from './operation'
import { envelopeSchemas, failures, type Response } from './responses'
import type { Schemas } from './schema'

export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly contact: { readonly name: string; readonly email: string }
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
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

/** A path whose service has no description. */
export class UndescribedService extends Error {
  override name = 'UndescribedService'
}

/** The tag of a path: its service, for example `Policy`. Paths are case-insensitive; tags are as `services` has them. */
const tagOf = (call: string, path: string, services: Options['services']): string => {
  const service = path.replace(/^\/services\/app/, '').split('/')[1] ?? ''
  const tag = Object.keys(services).find((name) => name.toLowerCase() === service.toLowerCase())
  if (tag === undefined)
    throw new UndescribedService(
      `the call ${call} is of the service ${service}, which src/contract/table.ts does not describe`,
    )
  return tag
}

type Options = {
  readonly title: string
  readonly contact: OpenApi['info']['contact']
  /** The descriptions of the services, by name. */
  readonly services: Readonly<Record<string, string>>
  /** An example of each body, by the name of the call. */
  readonly examples: Readonly<Record<string, unknown>>
  /** The names of the calls that are limited for each IP address. */
  readonly limited: ReadonlySet<string>
}

/**
 * The OpenAPI 3.1 document of an endpoint table, whose keys become operation ids. It is deterministic.
 * @throws UndescribedCodec for a codec without a schema and for two different codecs of one name
 * @throws UndescribedService for a path whose service has no description
 */
export const openApiOf = (table: Readonly<Record<string, DescribedRow>>, options: Options): OpenApi => {
  const { title, contact, services, examples, limited } = options
  const book = makeSchemaBook()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [operationId, row] of Object.entries(table)) {
    const tag = tagOf(operationId, row.path, services)
    const context = { operationId, tag, limited: limited.has(operationId), example: examples[operationId] }
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row, context, book) }
  }
  const errors = envelopeSchemas(book.schemaOf(WireError))
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: conventions, contact, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api', description: 'The server that this document comes from.' }],
    tags: Object.entries(services).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...errors, ...book.schemas() },
      responses: failures,
      securitySchemes: { bearer },
    },
  }
}
