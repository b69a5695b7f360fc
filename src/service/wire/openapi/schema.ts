/** The part of JSON Schema 2020-12 that this document uses. */
export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'

export type Schema = {
  readonly $ref?: string
  readonly type?: SchemaType | readonly SchemaType[]
  readonly description?: string
  readonly examples?: readonly string[]
  readonly const?: string | boolean
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly maxItems?: number
  readonly additionalProperties?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

export type Schemas = Readonly<Record<string, Schema>>

export const componentRef = (kind: 'schemas' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** The name that a reference points to: its last part. */
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** A schema's types as a list; empty for a reference or a combination of schemas. */
export const typesOf = ({ type }: Schema): readonly SchemaType[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

/** The nullable schema: in this API null equals a missing field. */
export const orNull = (schema: Schema): Schema => {
  const types = typesOf(schema)
  if (types.includes('null')) return schema
  if (types.length > 0) return { ...schema, type: [...types, 'null'] }
  return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
}
