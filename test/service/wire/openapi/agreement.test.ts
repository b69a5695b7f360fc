import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import type { Endpoint } from '../../../../src/contract/endpoint'
import { failure, success } from '../../../../src/contract/envelope'
import { endpoints } from '../../../../src/contract/table'
import { sandboxDocument } from '../../../../src/service/sandbox/openapi/sandbox-document'
import { componentRef, nameOfRef, type Schema } from '../../../../src/service/wire/openapi/schema'
import { instanceOf } from '../../../support/schema-arbitrary'
import { schemaValidator, type Validator } from '../../../support/schema-validator'

const document = sandboxDocument()
const { schemas, responses } = document.components
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const bodies = operations.flatMap(({ operationId, requestBody }) =>
  requestBody === undefined ? [] : [[operationId, requestBody.content['application/json']?.schema ?? {}] as const],
)
const examplesOf = (call: string) =>
  Object.values(operations.find(({ operationId }) => operationId === call)?.requestBody?.content ?? {}).map(
    ({ example }) => example,
  )

const row = (name: string) => Reflect.get(endpoints, name) as unknown as Endpoint
const seeded = { seed: 20261121, numRuns: 100 }

let complaint: Validator
beforeAll(async () => {
  complaint = await schemaValidator(document)
})

/** Every JSON type except text: at least one of them is invalid for any field. */
const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const strange = fc.oneof(fc.boolean(), number, fc.constant(null), fc.constant({}), fc.constant([]))

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[nameOfRef(schema.$ref)] ?? {})

test.each(bodies)('the codec of %s accepts every body that its schema allows', (name, schema) => {
  fc.assert(
    fc.property(instanceOf(schema, schemas), (body) => {
      expect([complaint(schema, body), isRight(row(name).body.decode(body))]).toEqual([null, true])
    }),
    seeded,
  )
})

test.each(bodies)('codec and schema of %s agree on bodies with one random field', (call, schema) => {
  const field = fc.constantFrom(...Object.keys(resolved(schema).properties ?? {}))
  fc.assert(
    fc.property(instanceOf(schema, schemas), field, strange, fc.boolean(), (body, name, value, cut) => {
      const { [name]: _, ...rest } = body as Record<string, unknown>
      const broken = cut ? rest : { ...rest, [name]: value }
      expect(complaint(schema, broken) === null).toBe(isRight(row(call).body.decode(broken)))
    }),
    seeded,
  )
})

test.each(bodies)('%s has one example; it matches the schema, and the codec drops nothing of it', (call, schema) => {
  const [example, ...others] = examplesOf(call)
  expect(others).toEqual([example])
  expect(complaint(schema, example)).toBeNull()
  const { body } = row(call)
  const read = body.decode(example)
  expect(isRight(read) && JSON.parse(JSON.stringify(body.encode(read.right)))).toEqual(example)
})

test('a response of each call, generated from its codec, matches the schema', () => {
  for (const { operationId, responses: answers } of operations) {
    const fine = answers['200']
    const schema = fine !== undefined && 'content' in fine ? fine.content['application/json']?.schema : undefined
    const result = schema?.allOf?.[1]?.properties?.['result']
    if (schema === undefined || result === undefined) throw new Error(`${operationId} answers nothing`)
    fc.assert(
      fc.property(instanceOf(result, schemas), (value) => {
        const codec = row(operationId).result
        const read = codec.decode(value)
        expect([operationId, isRight(read)]).toEqual([operationId, true])
        const sent: unknown = JSON.parse(JSON.stringify(success(isRight(read) ? codec.encode(read.right) : null)))
        expect([operationId, complaint(schema, sent)]).toEqual([operationId, null])
      }),
      { ...seeded, numRuns: 20 },
    )
  }
})

test('a failure does not match the schema of a success, and every example matches its schema', () => {
  const [fine, refused] = [componentRef('schemas', 'Success'), componentRef('schemas', 'Failure')]
  const failed = failure({ code: 7, message: 'No.', details: undefined, validationErrors: undefined })
  expect([complaint(refused, failed), complaint(fine, success({ id: 1 }))]).toEqual([null, null])
  expect(complaint(fine, failed)).not.toBeNull()
  expect(complaint(refused, success(null))).not.toBeNull()
  for (const { content } of Object.values(responses))
    for (const { schema, example } of Object.values(content)) expect(complaint(schema, example)).toBeNull()
})
