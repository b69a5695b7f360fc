import * as t from 'io-ts'
import { optional } from '../../../../src/contract/codecs'
import { endpoint } from '../../../../src/contract/endpoint'
import { endpoints } from '../../../../src/contract/table'
import { UndescribedCodec } from '../../../../src/service/wire/openapi/codec-schema'
import { openApiOf, UndescribedService, type OpenApi } from '../../../../src/service/wire/openapi/document'
import { documentText, sandboxDocument } from '../../../../src/service/sandbox/openapi/sandbox-document'

const document = sandboxDocument()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const refs = [...documentText(document).matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref = '']) => ref)

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((place, key) => Reflect.get(Object(place), key), document)

const options = {
  title: 'An API',
  contact: { name: 'Somebody', email: 'somebody@portal.test' },
  services: { A: 'A service.' },
  examples: {},
  limited: new Set<string>(),
}
const rowWith = (result: t.Mixed, path: `/${string}` = '/A/B') =>
  endpoint({ method: 'GET', path, result, doc: 'A call. It reads.', writes: false, needsLogIn: false })
const of = (...results: t.Mixed[]): OpenApi =>
  openApiOf(Object.fromEntries(results.map((result, index) => [`call${index}`, rowWith(result)])), options)

test('there is exactly one operation for every row of the table, by its name', () => {
  const described = operations.map(({ path, method, operation }) => [
    operation.operationId,
    method.toUpperCase(),
    path,
    operation['x-writes'],
    operation.security.length > 0,
  ])
  const rows = Object.entries(endpoints).map(([name, { method, path, writes, needsLogIn }]) => [
    name,
    method,
    path,
    writes,
    needsLogIn,
  ])
  expect(described.toSorted()).toEqual(rows.toSorted())
})

test('operation ids, tags and component names have a form that tools accept', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const { schemas, responses, securitySchemes } = document.components
  const names = [schemas, responses, securitySchemes].flatMap((part) => Object.keys(part))
  for (const name of [...ids, ...names]) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*$/)
})

test('each operation has one tag, and each tag a description and an operation', () => {
  const tags = document.tags.map(({ name }) => name)
  expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
  for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].+\.$/)
  expect(operations.map(({ operation }) => operation.tags.length)).toEqual(operations.map(() => 1))
  expect(new Set(operations.flatMap(({ operation }) => operation.tags))).toEqual(new Set(tags))
})

test('[RUN-13] a service without a description is rejected by its name and that of the call', () => {
  const documentOf = (path: `/${string}`) => () => openApiOf({ call: rowWith(t.string, path) }, options)
  expect(documentOf('/services/app/Unknown/GetAll')).toThrow(
    new UndescribedService('the call call is of the service Unknown, which src/contract/table.ts does not describe'),
  )
  expect(documentOf('/services/app/a/GetAll')).not.toThrow()
})

test('the first sentence is the summary, the others and the facts of the row are the description', () => {
  expect(of(t.string).paths['/A/B']?.['get']).toMatchObject({
    summary: 'A call',
    description: 'It reads. Needs no log-in. Changes no data.',
  })
  const described = (call: string) =>
    operations.find(({ operation }) => operation.operationId === call)?.operation.description
  expect(described('authenticate')).toBe(
    'The tenant is 1, also if it is left out. Needs no log-in. Changes data. The body is at most 64 KiB. The number of requests from one network address is limited.',
  )
  expect(described('saveDocument')).toContain('Needs a log-in. Changes data. The body is at most 12 MiB.')
})

test('every reference resolves, and every component is referenced', () => {
  expect(refs.length).toBeGreaterThan(100)
  expect(refs.filter((ref) => at(ref) === undefined)).toEqual([])
  const { schemas, responses } = document.components
  const components = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ]
  expect(components.filter((ref) => !refs.includes(ref))).toEqual([])
  for (const { operation } of operations)
    for (const need of operation.security)
      for (const name of Object.keys(need)) expect(document.components.securitySchemes).toHaveProperty(name)
})

test('each operation has a summary, a description, a result and its failures', () => {
  for (const { operation, path, method } of operations) {
    const statuses = Object.keys(operation.responses)
    expect([path, operation.summary]).toEqual([path, expect.stringMatching(/^[A-Z].*[^.]$/)])
    expect([path, operation.description]).toEqual([path, expect.stringMatching(/^[A-Z`].+\.$/)])
    expect(statuses).toEqual(expect.arrayContaining(['200', '500', '503']))
    expect([path, statuses.includes('401')]).toEqual([path, operation.security.length > 0])
    expect([path, operation.requestBody !== undefined]).toEqual([path, method !== 'get'])
    const names = (operation.parameters ?? []).map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  }
})

test('a body has both content types, and its fields have the bounds of their codecs', () => {
  const register = document.paths['/services/app/Account/Register']?.['post']
  expect(Object.keys(register?.requestBody?.content ?? {})).toEqual(['application/json-patch+json', 'application/json'])
  expect(document.components.schemas['Registration']).toMatchObject({
    type: 'object',
    properties: {
      surname: { type: 'string', minLength: 1, maxLength: 64 },
      referralCode: { type: ['string', 'null'], maxLength: 64 },
    },
    required: ['name', 'surname', 'userName', 'emailAddress', 'password'],
  })
  expect(document.components.schemas['VehicleQuote']).toMatchObject({
    properties: { vehicles: { type: 'array', maxItems: 20 } },
  })
})

test('paging parameters have their bounds, and an id parameter is text', () => {
  const list = document.paths['/services/app/Policy/GetAll']?.['get']
  expect(list?.parameters).toMatchObject([
    { name: 'SkipCount', in: 'query', required: false, schema: { type: 'integer', minimum: 0 } },
    { name: 'MaxResultCount', schema: { type: 'integer', minimum: 1, maximum: 1000 } },
    { name: 'Sorting', schema: { type: 'string', maxLength: 64 } },
    { name: 'Filter', schema: { type: 'string', maxLength: 256 } },
  ])
  const one = document.paths['/services/app/Policy/GetById']?.['get']
  expect(one?.parameters).toMatchObject([{ name: 'id', required: true, schema: { type: 'string', minLength: 1 } }])
  expect(Object.keys(one?.responses ?? {})).toContain('404')
})

test('only rate-limited calls can respond with 429', () => {
  const limited = operations.filter(({ operation }) => '429' in operation.responses)
  expect(limited.map(({ operation }) => operation.operationId)).toEqual(expect.arrayContaining(['authenticate']))
  expect(limited.map(({ operation }) => operation.operationId)).not.toContain('getPolicies')
})

test('a codec without a schema is rejected by its name at any depth', () => {
  const odd = new t.Type('an odd codec', t.string.is, t.string.validate, t.identity)
  for (const codec of [odd, optional(odd), t.array(odd), t.strict({ a: odd }), t.union([t.string, odd])])
    expect(() => of(codec)).toThrow(new UndescribedCodec('no schema describes the codec an odd codec'))
  expect(() => of(t.string)).not.toThrow()
})

test('two codecs of one name are rejected unless they are equal', () => {
  expect(() => of(t.strict({ a: t.string }, 'thing'), t.strict({ a: t.string }, 'thing'))).not.toThrow()
  expect(() => of(t.strict({ a: t.string }, 'thing'), t.strict({ b: t.string }, 'thing'))).toThrow(
    new UndescribedCodec('two codecs are called thing, and they differ'),
  )
})
