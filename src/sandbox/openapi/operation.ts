import type { Endpoint } from '../../contract/endpoint'
import { bodyLimits } from '../wire/limits'
import { nameOf, type SchemaBook } from './codec-schema'
import { namesAnEntity, parametersOf, type Parameter } from './parameters'
import { failuresOf, successResponse, type Media, type Response } from './responses'
import type { Schema } from './schema'

export type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
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
const bodyOf = (schema: Schema, size: Endpoint['size']) => ({
  description: `A body of at most ${bodyLimits[size] / 1024} KiB.`,
  requestBody: {
    required: true as const,
    content: { 'application/json-patch+json': { schema }, 'application/json': { schema } },
  },
})

type Context = { readonly operationId: string; readonly tag: string; readonly limited: boolean }

export const operationOf = (row: DescribedRow, { operationId, tag, limited }: Context, book: SchemaBook): Operation => {
  const parameters = parametersOf(row.query)
  const body = nameOf(row.body) === 'no body' ? {} : bodyOf(book.schemaOf(row.body), row.size)
  const traits = { ...row, hasQuery: parameters.length > 0, ids: namesAnEntity(parameters), limited }
  return {
    operationId,
    tags: [tag],
    summary: row.doc,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body,
    responses: { '200': successResponse(book.schemaOf(row.result)), ...failuresOf(traits) },
    security: row.needsLogIn ? [{ bearer: [] }] : [],
    'x-writes': row.writes,
  }
}
