/** The part of JSON Schema 2020-12 that this document is written in. */
export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'

export type Schema = {
  readonly $ref?: string
  readonly type?: SchemaType | readonly SchemaType[]
  readonly description?: string
  readonly const?: string | boolean
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

export type Schemas = Readonly<Record<string, Schema>>

export const componentRef = (kind: 'schemas' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** What a reference leads to: the last part of it. */
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** A schema's types as a list; none where others say what it is. */
export const typesOf = ({ type }: Schema): readonly SchemaType[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

/** The same, or null: null and a missing field are equal on this wire. */
export const orNull = (schema: Schema): Schema => {
  const types = typesOf(schema)
  if (types.includes('null')) return schema
  if (types.length > 0) return { ...schema, type: [...types, 'null'] }
  return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
}
