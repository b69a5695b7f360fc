import { document, logIn, newCustomer, PASSWORD, registration } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { rawClient } from '../../support/raw-client'
import { samplePdfOf } from '../../support/sample-files'

const origin = sandboxOrigin()
const client = rawClient(origin)
const app = '/api/services/app'

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

test('an unknown entity, an invalid id and an entity of another customer are the same 404', async () => {
  const { client: mine } = await newCustomer(origin)
  for (const id of ['1', '999999999', 'abc', '1e3', '99999999999999999999', "1'--"]) {
    const answer = await mine.get(`${app}/Policy/GetById?id=${encodeURIComponent(id)}`)
    expect([id, answer.status]).toEqual([id, 404])
    expect(answer.error?.message).toBe(`There is no entity Policy with id = ${id}!`)
  }
})

test('a document may have 8 MB, but not 12 MiB', async () => {
  const { client: mine } = await newCustomer(origin)
  const file = samplePdfOf(8 * 1024 * 1024)
  const upload = (data: string) => mine.post(`${app}/Document/Save`, { ...document, data })
  expect((await upload(file.toString('base64'))).status).toBe(200)
  expect((await upload('A'.repeat(13 * 1024 * 1024))).status).toBe(413)
}, 60_000)

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
