import {
  card,
  completeKyc,
  logIn,
  motorQuote,
  newCustomer,
  tokenOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { textOfPdf } from '../../support/pdf'
import { rawClient, type RawClient } from '../../support/raw-client'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()
const app = '/api/services/app'

type Held = { id: number; policyNo: string; certificateUrl: string; creationTime: string }

/** A customer with one policy, bought through the widget. */
const insured = async (): Promise<{ customer: TestCustomer; policy: Held }> => {
  const customer = await newCustomer(origin)
  const quote = await motorQuote(customer)
  const widget = widgetClient(sandboxWidgetOrigin(), customer.client)
  expect((await widget.post('/pay/card', { quoteId: quote.id, ...card })).status).toBe(200)
  const page = (await customer.client.get(`${app}/Policy/GetAll`)).result as { items: Held[] }
  const [policy] = page.items
  if (policy === undefined) throw new Error('there is no policy')
  return { customer, policy }
}

/** The headers of every file: nothing in it runs, its address is not sent to other sites, and search engines do not index it. */
const expectShown = (headers: Headers) => {
  expect(headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]),
  )
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
}

test('a document is opened by its address alone and is not cached', async () => {
  const customer = await newCustomer(origin)
  await completeKyc(customer, 6, 6)
  const { items } = (await customer.client.get(`${app}/Document/GetAll`)).result as { items: { previewUrl: string }[] }
  const answer = await fetch(items[0]?.previewUrl ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expectShown(answer.headers)
})

describe('a certificate', () => {
  test('is a PDF of its policy, opened by the address alone, which contains no token', async () => {
    const { customer, policy } = await insured()
    expect(policy.certificateUrl).toMatch(new RegExp(`^${origin}/files/[\\w.-]+$`))
    expect(policy.certificateUrl).not.toContain(customer.client.token)
    const answer = await fetch(policy.certificateUrl)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="certificate-HB-M-\d\d-\d{5,}\.pdf"$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expectShown(answer.headers)
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(await textOfPdf(pdf)).toContain(policy.policyNo)
    const detail = (await customer.client.get(`${app}/Policy/GetById?id=${policy.id}`)).result as Held
    expect((await fetch(detail.certificateUrl)).status).toBe(200)
  })

  test('is not opened by a modified address', async () => {
    const refusal = async (address: string) => {
      const { status, headers } = await fetch(address)
      return [status, headers.get('cache-control')]
    }
    const { policy } = await insured()
    const [name = ''] = /[^/]+$/.exec(policy.certificateUrl) ?? []
    const [kind, id, ends, session, signature] = name.split('.')
    for (const forged of [
      `${kind}.${Number(id) - 1}.${ends}.${session}.${signature}`,
      `d.${id}.${ends}.${session}.${signature}`,
      `${kind}.${id}.zzzzzz.${session}.${signature}`,
      `${kind}.${id}.${ends}.${'A'.repeat(22)}.${signature}`,
      name.toLowerCase(),
      name.slice(0, -1),
      'nothing',
    ])
      expect([forged, await refusal(`${origin}/files/${forged}`)]).toEqual([forged, [404, 'no-store']])
  })
})

describe('[RUN-07: worker threads] certificates', () => {
  test('are refused beyond ten at once of one customer, while another customer and /healthz are answered', async () => {
    const [greedy, other] = [await insured(), await insured()]
    const flood = Promise.all(Array.from({ length: 100 }, () => fetch(greedy.policy.certificateUrl)))
    const meanwhile = await Promise.all([fetch(other.policy.certificateUrl), fetch(`${origin}/healthz`)])
    expect(meanwhile.map(({ status }) => status)).toEqual([200, 200])
    const answers = await flood
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(10)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect((await fetch(greedy.policy.certificateUrl)).status).toBe(200)
  })
})

test('the addresses of a session end with its log-out, those of another session of the customer stay', async () => {
  const { customer, policy } = await insured()
  await completeKyc(customer, 6, 6)
  const other = customer.client.withToken(
    tokenOf((await logIn(rawClient(origin), customer.emailAddress, customer.password)).result),
  )
  const addressesOf = async (client: RawClient) => {
    const documents = (await client.get(`${app}/Document/GetAll`)).result as { items: { previewUrl: string }[] }
    const held = (await client.get(`${app}/Policy/GetById?id=${policy.id}`)).result as Held
    return [documents.items[0]?.previewUrl ?? '', held.certificateUrl]
  }
  const statuses = (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await fetch(address)).status))
  const [mine, others] = [await addressesOf(customer.client), await addressesOf(other)]
  expect(await statuses([...mine, ...others])).toEqual([200, 200, 200, 200])
  expect((await customer.client.get('/api/TokenAuth/LogOut')).status).toBe(200)
  expect(await statuses([...mine, ...others])).toEqual([404, 404, 200, 200])
  const [, certificate = ''] = mine
  expect(await (await fetch(certificate)).text()).toBe('This link has expired. Open the file from the portal again.\n')
})

describe('the products of a customer', () => {
  test('are one for each policy, by list and by id, without those of others', async () => {
    const { customer, policy } = await insured()
    const stranger = await newCustomer(origin)
    const list = await customer.client.get(`${app}/UserProduct/GetAll?SkipCount=0`)
    const expected = {
      id: policy.id,
      policyNo: policy.policyNo,
      creationTime: policy.creationTime,
      product: { id: 101, name: 'Comprehensive Motor', code: 'MTC', imageUrl: '/catalogue/motor-comprehensive.svg' },
    }
    expect(list.result).toMatchObject({ totalCount: 1, items: [expected] })
    const one = `${app}/UserProduct/GetById?Id=${policy.id}`
    expect((await customer.client.get(one)).result).toMatchObject(expected)
    expect((await customer.client.get(`${app}/UserProduct/GetAll?SkipCount=1`)).result).toEqual({
      totalCount: 1,
      items: [],
    })
    expect((await stranger.client.get(one)).status).toBe(404)
    expect((await stranger.client.get(`${app}/UserProduct/GetAll`)).result).toEqual({ totalCount: 0, items: [] })
    expect((await customer.client.get(`${app}/UserProduct/GetById?Id=x`)).status).toBe(404)
    expect((await customer.client.get(`${app}/UserProduct/GetById`)).status).toBe(400)
  })
})
