import fc, { type Arbitrary } from 'fast-check'
import { nameOfRef, typesOf, type Schema, type Schemas, type SchemaType } from '../../src/service/wire/openapi/schema'

/** Values for a field of that name; `undefined` leaves the choice to the schema. */
export type FieldValues = (name: string) => Arbitrary<unknown> | undefined

/** Characters of one UTF-16 unit each, so that a length is the same however it is counted. */
const character = fc.integer({ min: 0x20, max: 0xd7ff }).map((code) => String.fromCharCode(code))

const text = ({ minLength = 0, maxLength = 40, format }: Schema): Arbitrary<unknown> =>
  format === 'date'
    ? fc
        .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10))
    : fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)) })

/** Any value that a schema of a body or result allows, missing fields included. */
export const instanceOf = (
  schema: Schema,
  schemas: Schemas,
  values: FieldValues = () => undefined,
): Arbitrary<unknown> => {
  if (schema.$ref !== undefined) return instanceOf(schemas[nameOfRef(schema.$ref)] ?? {}, schemas, values)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((option) => instanceOf(option, schemas, values)))
  const ofType: Readonly<Record<SchemaType, () => Arbitrary<unknown>>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    string: () => text(schema),
    number: () => fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    integer: () => fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 }),
    array: () => fc.array(instanceOf(schema.items ?? {}, schemas, values), { maxLength: 3 }),
    object: () =>
      fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => {
            const byName = values(name)
            const bySchema = instanceOf(field, schemas, values)
            return [name, byName === undefined ? bySchema : fc.oneof({ weight: 3, arbitrary: byName }, bySchema)]
          }),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      ),
  }
  return fc.oneof(...typesOf(schema).map((type) => ofType[type]()))
}
