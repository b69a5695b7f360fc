import * as t from 'io-ts'
import { OptionalType } from '../../../contract/codecs'
import { ListType } from '../../../contract/list'
import { namedSchema } from './named-codecs'
import { componentRef, orNull, type Schema, type Schemas } from './schema'

/** A codec without a schema, or two different codecs of one name. */
export class UndescribedCodec extends Error {
  override name = 'UndescribedCodec'
}

/** Translates codecs to schemas and collects the named ones for `components`. */
export type SchemaBook = { readonly schemaOf: (codec: unknown) => Schema; readonly schemas: () => Schemas }

export const nameOf = (codec: unknown): string => (codec instanceof t.Type ? codec.name : typeof codec)

/** `vehicle quote` becomes `VehicleQuote`; `undefined` for a name that io-ts generated from the structure. */
const componentName = (name: string): string | undefined =>
  /^[A-Za-z][A-Za-z ]*$/.test(name)
    ? name
        .split(' ')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('')
    : undefined

/** The fields of a structure; additional fields are allowed in requests and responses. */
const objectSchema = (props: t.AnyProps, schemaOf: SchemaBook['schemaOf']): Schema => {
  const fields = Object.entries(props as Readonly<Record<string, unknown>>)
  const required = fields.filter(([, codec]) => !(codec instanceof OptionalType)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, codec]) => [name, schemaOf(codec)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** The names of a structure's fields; none for anything else. */
export const fieldNamesOf = (codec: unknown): readonly string[] =>
  codec instanceof t.ExactType && codec.type instanceof t.InterfaceType
    ? Object.keys(codec.type.props as t.AnyProps)
    : []

export const makeSchemaBook = (): SchemaBook => {
  const named = new Map<string, Schema>()
  const register = (codecName: string, schema: Schema): Schema => {
    const name = componentName(codecName)
    if (name === undefined) return schema
    const other = named.get(name)
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(schema))
      throw new UndescribedCodec(`two codecs are called ${codecName}, and they differ`)
    named.set(name, schema)
    return componentRef('schemas', name)
  }
  const schemaOf = (codec: unknown): Schema => {
    if (codec instanceof OptionalType) return orNull(schemaOf(codec.type))
    if (codec instanceof t.ExactType && codec.type instanceof t.InterfaceType)
      return register(codec.name, objectSchema(codec.type.props as t.AnyProps, schemaOf))
    if (codec instanceof t.InterfaceType) return register(codec.name, objectSchema(codec.props as t.AnyProps, schemaOf))
    if (codec instanceof t.DictionaryType) return { type: 'object', additionalProperties: schemaOf(codec.codomain) }
    if (codec instanceof ListType) return { type: 'array', items: schemaOf(codec.type), maxItems: codec.maximum }
    if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
      return { type: 'array', items: schemaOf(codec.type) }
    const known = namedSchema(nameOf(codec))
    if (known !== undefined) return known
    if (codec instanceof t.UnionType && Array.isArray(codec.types)) return { anyOf: codec.types.map(schemaOf) }
    throw new UndescribedCodec(`no schema describes the codec ${nameOf(codec)}`)
  }
  return { schemaOf, schemas: () => Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))) }
}
