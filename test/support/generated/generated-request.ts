import fc, { type Arbitrary } from 'fast-check'
import type { Endpoint } from '../../../src/contract/endpoint'
import type { OpenApi } from '../../../src/service/wire/openapi/document'
import type { Operation } from '../../../src/service/wire/openapi/operation'
import { instanceOf } from '../schema-arbitrary'
import type { GoodRequest } from './good-requests'
import { bodyText } from './hostile-json'
import { queryText } from './hostile-query'
import { knownValues } from './known-values'

/** A request as it goes over the line. `latin1` writes a text of bytes that is no UTF-8. */
export type GeneratedRequest = {
  readonly who: 'customer' | 'nobody'
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly encoding: 'utf8' | 'latin1'
}

const PATCH = 'application/json-patch+json'
const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant(PATCH) },
  { weight: 2, arbitrary: fc.constantFrom('application/json', 'Application/JSON; charset=utf-8') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'],
      ...['', 'application/json; charset=utf-16', 'json', `application/json; x=${'y'.repeat(2000)}`],
    ),
  },
)

const extraHeaders: Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { host: 'evil"><.test:99999' },
      { accept: 'text/html' },
      { origin: 'https://evil.test' },
      { 'content-encoding': 'gzip' },
      { 'x-forwarded-for': "'" },
      { 'x-http-method-override': 'DELETE' },
      { range: 'bytes=0-1' },
    ),
  },
)

/** How somebody who is not logged in may come. */
const strangers: Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<Record<string, string>>(
  {},
  { authorization: 'Bearer null' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'x'.repeat(4000)}` },
  { authorization: 'Basic dXNlcjpwYXNz' },
)

const inSomeCase = (path: string): Arbitrary<string> =>
  fc.constantFrom(path, path, path, path.toLowerCase(), path.toUpperCase(), `${path}/`)

const bodyOf = (allowed: Arbitrary<unknown>, { body }: GoodRequest): Arbitrary<unknown> =>
  body === undefined
    ? allowed
    : fc.oneof({ weight: 2, arbitrary: fc.constant(null).map(body) }, { weight: 1, arbitrary: allowed })

/** A request to a call: its address, its query and its body each good, spoilt or strange. */
export const requestTo = (
  row: Endpoint,
  operation: Operation,
  { components }: OpenApi,
  good: GoodRequest,
): Arbitrary<GeneratedRequest> => {
  const schema = operation.requestBody?.content[PATCH]?.schema
  const names = (operation.parameters ?? []).map(({ name }) => name)
  const body =
    schema === undefined
      ? fc.constant(undefined)
      : bodyText(bodyOf(instanceOf(schema, components.schemas, knownValues), good))
  return fc
    .record({
      who: fc.oneof(
        { weight: row.needsLogIn ? 6 : 1, arbitrary: fc.constant('customer' as const) },
        { weight: 1, arbitrary: fc.constant('nobody' as const) },
      ),
      path: inSomeCase(`/api${row.path}`),
      query: queryText(names, good.query ?? {}),
      body,
      encoding: fc.oneof(
        { weight: 9, arbitrary: fc.constant('utf8' as const) },
        { weight: 1, arbitrary: fc.constant('latin1' as const) },
      ),
      type: contentTypes,
      stranger: strangers,
      extra: extraHeaders,
    })
    .map(({ who, path, query, type, stranger, extra, ...rest }) => ({
      ...rest,
      who,
      method: row.method,
      path: query === '' ? path : `${path}?${query}`,
      headers: {
        ...(type === '' || rest.body === undefined ? {} : { 'content-type': type }),
        ...(who === 'nobody' ? stranger : {}),
        ...extra,
      },
    }))
}
