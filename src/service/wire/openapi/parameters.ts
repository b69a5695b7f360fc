import * as t from 'io-ts'
import { OptionalType } from '../../../contract/codecs'
import { nameOf, UndescribedCodec } from './codec-schema'
import { namedParameter } from './named-codecs'
import type { Schema } from './schema'

export type Parameter = {
  readonly name: string
  readonly in: 'query'
  readonly required: boolean
  readonly schema: Schema
}

/** The parameters of a query; none for a row without a query. */
export const parametersOf = (query: unknown): readonly Parameter[] => {
  if (nameOf(query) === 'no query') return []
  if (!(query instanceof t.ExactType && query.type instanceof t.InterfaceType))
    throw new UndescribedCodec(`the query ${nameOf(query)} is no list of parameters`)
  return Object.entries(query.type.props as Readonly<Record<string, unknown>>).map(([name, codec]) => {
    const inner: unknown = codec instanceof OptionalType ? codec.type : codec
    const schema = namedParameter(nameOf(inner))
    if (schema === undefined) throw new UndescribedCodec(`no schema describes the parameter ${name}`)
    return { name, in: 'query', required: inner === codec, schema }
  })
}

/** Whether a query identifies an entity, which may not exist. */
export const namesAnEntity = (parameters: readonly Parameter[]): boolean =>
  parameters.some(({ schema }) => schema === namedParameter('id'))
