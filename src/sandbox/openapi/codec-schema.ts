import * as t from 'io-ts'
import { OptionalType } from '../../contract/codecs'
import { namedSchema } from './named-codecs'
import { componentRef, orNull, type Schema, type Schemas } from './schema'

/** A codec that nobody described, or two different ones of one name. */
export class UndescribedCodec extends Error {
  override name = 'UndescribedCodec'
}

/** Gives codecs their schemas and keeps those that have a name of their own, for `components`. */
export type SchemaBook = { readonly schemaOf: (codec: unknown) => Schema; readonly schemas: () => Schemas }

export const nameOf = (codec: unknown): string => (codec instanceof t.Type ? codec.name : typeof codec)

/** `vehicle quote` is `VehicleQuote`; `undefined` for a name that io-ts made up, which is the structure itself. */
const componentName = (name: string): string | undefined =>
  /^[A-Za-z][A-Za-z ]*$/.test(name)
    ? name
        .split(' ')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('')
    : undefined

/** The fields of a structure; requests tolerate others, and answers may have more. */
const objectSchema = (props: t.AnyProps, schemaOf: SchemaBook['schemaOf']): Schema => {
  const fields = Object.entries(props as Readonly<Record<string, unknown>>)
  const required = fields.filter(([, codec]) => !(codec instanceof OptionalType)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, codec]) => [name, schemaOf(codec)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

export const makeSchemaBook = (): SchemaBook => {
  const kept = new Map<string, Schema>()
  const keep = (codecName: string, schema: Schema): Schema => {
    const name = componentName(codecName)
    if (name === undefined) return schema
    const other = kept.get(name)
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(schema))
      throw new UndescribedCodec(`two codecs are called ${codecName}, and they differ`)
    kept.set(name, schema)
    return componentRef('schemas', name)
  }
  const schemaOf = (codec: unknown): Schema => {
    if (codec instanceof OptionalType) return orNull(schemaOf(codec.type))
    if (codec instanceof t.ExactType && codec.type instanceof t.InterfaceType)
      return keep(codec.name, objectSchema(codec.type.props as t.AnyProps, schemaOf))
    if (codec instanceof t.InterfaceType) return keep(codec.name, objectSchema(codec.props as t.AnyProps, schemaOf))
    if (codec instanceof t.ArrayType) return { type: 'array', items: schemaOf(codec.type) }
    const known = namedSchema(nameOf(codec))
    if (known !== undefined) return known
    if (codec instanceof t.UnionType && Array.isArray(codec.types)) return { anyOf: codec.types.map(schemaOf) }
    throw new UndescribedCodec(`no schema describes the codec ${nameOf(codec)}`)
  }
  return { schemaOf, schemas: () => Object.fromEntries([...kept].sort(([one], [other]) => (one < other ? -1 : 1))) }
}
