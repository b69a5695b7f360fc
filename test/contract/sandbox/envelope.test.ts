import { endpoints } from '../../../src/contract/table'
import { document, logIn, newCustomer, PASSWORD, registration } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { rawClient } from '../../support/raw-client'
import { samplePdfOf } from '../../support/sample-files'

const origin = sandboxOrigin()
const client = rawClient(origin)
const app = '/api/services/app'

test('every call of the table exists, and requires a log-in according to its row', async () => {
  for (const { method, path, needsLogIn } of Object.values(endpoints)) {
    const answer = await client.send(`/api${path}`, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
    expect([path, answer.status]).toEqual([path, needsLogIn ? 401 : expect.any(Number)])
    expect([path, answer.status]).not.toEqual([path, 404])
  }
})

test('a response has every member of the envelope', async () => {
  const { client: mine } = await newCustomer(origin)
  const { text } = await mine.get(`${app}/Kyc/GetAll`)
  expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(
    ['__abp', 'error', 'result', 'success', 'targetUrl', 'unAuthorizedRequest'].sort(),
  )
})

test('a call without a log-in is a 401 with a message', async () => {
  const { status, text } = await client.get(`${app}/Kyc/GetAll`)
  expect(status).toBe(401)
  expect(JSON.parse(text)).toMatchObject({
    result: null,
    success: false,
    unAuthorizedRequest: true,
    __abp: true,
    error: { message: 'Current user did not login to the application!' },
  })
})

test('failures are never cached', async () => {
  const { client: mine } = await newCustomer(origin)
  const failures = [
    await client.get(`${app}/Kyc/GetAll`),
    await client.get(`${app}/Nobody/Knows`),
    await mine.get(`${app}/Policy/GetById?id=999999999`),
    await mine.get(`${app}/Policy/GetAll?SkipCount=-1`),
    await mine.post(`${app}/BVN/Verify`, { bvn: '00000000000' }),
    await mine.send(`${app}/BVN/Verify`, { method: 'POST', body: '{' }),
  ]
  expect(failures.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    [401, 404, 404, 400, 500, 400].map((status) => [status, 'no-store']),
  )
})

test('service, method and query names are case-insensitive', async () => {
  const { client: mine } = await newCustomer(origin)
  const answer = await mine.get('/API/Services/APP/BANK/GetAll?maxresultcount=2&SKIPCOUNT=1')
  expect(answer.status).toBe(200)
  expect(Reflect.get(Object(answer.result), 'items')).toHaveLength(2)
})

test.each(['application/json', 'application/json-patch+json', 'application/json; charset=utf-8'])(
  'a body of type %s is accepted',
  async (type) => {
    const answer = await client.send(`${app}/Account/Register`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(registration()),
    })
    expect(answer.status).toBe(200)
  },
)

test('a body of another type is rejected with an envelope', async () => {
  const answer = await client.send(`${app}/Account/Register`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'name=x',
  })
  expect(answer).toMatchObject({ status: 415, success: false })
})

test.each(['{"name":', 'null', '[]', '"text"', '', '{"name":"a\\u0000b"}', '{"__proto__":{"a":1}}'])(
  'the body %j is a 400, in an envelope',
  async (body) => {
    const answer = await client.send(`${app}/Account/Register`, { method: 'POST', body })
    expect(answer).toMatchObject({ status: 400, success: false, error: { message: 'Your request is not valid!' } })
  },
)

test('the NUL character is rejected with a message, and its escape sequence as text is accepted', async () => {
  const named = (name: string) => client.post(`${app}/Account/Register`, registration({ name }))
  for (const name of ['\\u0000', 'a\\\\u0000b']) expect([name, (await named(name)).status]).toEqual([name, 200])
  for (const name of ['\0', 'a\0b', '\\\0', '\\u0000\0'])
    expect(await named(name)).toMatchObject({
      status: 400,
      error: { message: 'Your request is not valid!', details: 'A text must not hold the NUL character.' },
    })
})

test.each(['¡\udc00', 'Test \ud800', '\udc00\ud800', 'ọ\udfff'])(
  'an unpaired surrogate is stored as U+FFFD, a pair as it is: %j',
  async (name) => {
    const { client: mine } = await newCustomer(origin, { name: `${name}💚\\ud800` })
    const { result } = await mine.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
    expect(result).toMatchObject({ name: `${name.replace(/\p{Surrogate}/gu, '\ufffd')}💚\\ud800` })
  },
)

test('fields that have a wrong type, are missing or too long are named in camelCase, with one message each', async () => {
  const body = { ...registration({ name: 'x'.repeat(65), surname: 7 }), userName: undefined }
  const answer = await client.post(`${app}/Account/Register`, body)
  expect(answer.status).toBe(400)
  expect(answer.error?.validationErrors).toEqual([
    { message: 'The field name must be a text of 1 to 64 characters.', members: ['name'] },
    { message: 'The field surname must be a text of 1 to 64 characters.', members: ['surname'] },
    { message: 'The userName field is required.', members: ['userName'] },
  ])
})

test('unknown fields are ignored', async () => {
  expect((await client.post(`${app}/Account/Register`, registration({ extra: { a: 1 } }))).status).toBe(200)
})

test.each(['/api', '/api/nope', '/api/services/app/Nope/Nope', '/API/NOPE'])(
  '%s is a 404 in an envelope',
  async (path) => {
    expect(await client.get(path)).toMatchObject({ status: 404, success: false })
  },
)

test('an unknown entity, an invalid id and an entity of another customer are the same 404', async () => {
  const { client: mine } = await newCustomer(origin)
  for (const id of ['1', '999999999', 'abc', '1e3', '99999999999999999999', "1'--"]) {
    const answer = await mine.get(`${app}/Policy/GetById?id=${encodeURIComponent(id)}`)
    expect([id, answer.status]).toEqual([id, 404])
    expect(answer.error?.message).toBe(`There is no entity Policy with id = ${id}!`)
  }
})

test('paging out of bounds and sorting by an unknown field are rejected', async () => {
  const { client: mine } = await newCustomer(origin)
  for (const query of [
    'SkipCount=-1',
    'MaxResultCount=0',
    'MaxResultCount=1001',
    'SkipCount=x',
    'Sorting=passwordHash',
  ])
    expect([query, (await mine.get(`${app}/Policy/GetAll?${query}`)).status]).toEqual([query, 400])
})

test('a body over 64 KiB is a 413 in an envelope; a document may have 8 MB, but not 12 MiB', async () => {
  const { client: mine } = await newCustomer(origin)
  const large = await mine.post(`${app}/employer/save`, { name: 'x'.repeat(70_000) })
  expect(large).toMatchObject({ status: 413, success: false, error: { message: 'The request is too large.' } })
  const file = samplePdfOf(8 * 1024 * 1024)
  const upload = (data: string) => mine.post(`${app}/Document/Save`, { ...document, data })
  expect((await upload(file.toString('base64'))).status).toBe(200)
  expect((await upload('A'.repeat(13 * 1024 * 1024))).status).toBe(413)
}, 60_000)

test('a missing log-in is reported before a large body is read', async () => {
  expect((await client.post(`${app}/Document/Save`, { data: 'A'.repeat(1024 * 1024) })).status).toBe(401)
})

test('an upload that is not UTF-8 is a 400 in an envelope', async () => {
  const { client: mine } = await newCustomer(origin)
  const response = await fetch(`${origin}${app}/Document/Save`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mine.token ?? ''}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ ...document, type: '\u0080' }), 'latin1'),
  })
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ success: false, __abp: true }),
  ])
})

test('no input of a customer breaks a query', async () => {
  const { client: mine, emailAddress } = await newCustomer(origin)
  for (const text of ["'", '%', '_', '\\', '"; drop table customer; --', '💚', '\0'])
    expect([text, (await mine.get(`${app}/Policy/GetAll?Filter=${encodeURIComponent(text)}`)).status]).toEqual([
      text,
      200,
    ])
  expect((await logIn(client, emailAddress, PASSWORD)).status).toBe(200)
})
