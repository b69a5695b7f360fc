import type { Endpoint } from '../../../contract/endpoint'
import { bodyLimits, MIB } from '../limits'
import { fieldNamesOf, nameOf, type SchemaBook } from './codec-schema'
import { namesAnEntity, parametersOf, type Parameter } from './parameters'
import { failuresOf, successResponse, type Media, type Response } from './responses'
import type { Schema } from './schema'

export type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  /** Whether the call changes data: such a call is never retried automatically. */
  readonly 'x-writes': boolean
}

/** The part of a row that the generator reads. */
export type DescribedRow = Pick<Endpoint, 'method' | 'path' | 'doc' | 'writes' | 'needsLogIn' | 'size'> & {
  readonly query: unknown
  readonly body: unknown
  readonly result: unknown
}

/** A body with both of its content types. */
const bodyOf = (schema: Schema, example: unknown) => ({
  required: true as const,
  content: { 'application/json-patch+json': { schema, example }, 'application/json': { schema, example } },
})

type Context = {
  readonly operationId: string
  readonly tag: string
  readonly limited: boolean
  readonly example: unknown
}

const sizeText = (bytes: number): string => (bytes < MIB ? `${bytes / 1024} KiB` : `${bytes / MIB} MiB`)

/** The first sentence of a row's text, and a description of the other sentences and of what else the row says. */
const textsOf = ({ doc, needsLogIn, writes, size }: DescribedRow, sends: boolean, limited: boolean) => {
  const [first = '', ...others] = doc.split(/(?<=\.) (?=[A-Z`])/)
  const facts = [
    needsLogIn ? 'Needs a log-in.' : 'Needs no log-in.',
    writes ? 'Changes data.' : 'Changes no data.',
    ...(sends ? [`The body is at most ${sizeText(bodyLimits[size])}.`] : []),
    ...(limited ? ['The number of requests from one network address is limited.'] : []),
  ]
  return { summary: first.replace(/\.$/, ''), description: [...others, ...facts].join(' ') }
}

/** The members of bodies that name an entity of the customer, which may not exist. */
const entityMembers: readonly string[] = ['id', 'replacesQuoteId']

export const operationOf = (row: DescribedRow, context: Context, book: SchemaBook): Operation => {
  const { operationId, tag, limited, example } = context
  const parameters = parametersOf(row.query)
  const sends = nameOf(row.body) !== 'no body'
  const ids = namesAnEntity(parameters) || fieldNamesOf(row.body).some((name) => entityMembers.includes(name))
  const traits = { ...row, hasQuery: parameters.length > 0, ids, limited }
  return {
    operationId,
    tags: [tag],
    ...textsOf(row, sends, limited),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(sends ? { requestBody: bodyOf(book.schemaOf(row.body), example) } : {}),
    responses: { '200': successResponse(book.schemaOf(row.result)), ...failuresOf(traits) },
    security: row.needsLogIn ? [{ bearer: [] }] : [],
    'x-writes': row.writes,
  }
}
