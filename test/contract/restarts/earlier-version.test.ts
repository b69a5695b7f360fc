import { hashPassword } from '../../../src/service/account/passwords'
import { openEmptyStore, type Store } from '../../support/backends'
import { card, logIn, outboxOf, PASSWORD, tokenOf } from '../../support/customer-builder'
import {
  bought,
  earlierCustomer,
  earlierQuotes,
  earlierSession,
  earlierVersion,
  isMandated,
  OTHER,
} from '../../support/earlier-version'
import { listOf } from '../../support/lists'
import { textOfPdf } from '../../support/pdf'
import { rawClient, type RawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { openedWith, widgetClient, widgetToken } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'

type Held = {
  readonly id: number
  readonly policyNo: string
  readonly name: string
  readonly certificateUrl: string
  readonly creationTime: string
  readonly quote: { readonly quoteNo: string; readonly product: { readonly name: string } }
  readonly payment: { readonly status: string }
  readonly details?: readonly unknown[]
}

describe('a database of an earlier version', () => {
  let store: Store
  let sandbox: SandboxProcess
  let client: RawClient
  let earlier: Awaited<ReturnType<typeof earlierSession>>
  /** In the order in which they were bought, which is that of the quotes. */
  let policies: readonly Held[]

  const held = async (): Promise<readonly Held[]> =>
    (await listOf({ client }, 'Policy/GetAll?MaxResultCount=100')).items as unknown as readonly Held[]

  const certificate = async ({ certificateUrl }: Held): Promise<Buffer> => {
    const answer = await fetch(certificateUrl)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }

  beforeAll(async () => {
    store = await openEmptyStore()
    earlier = await earlierSession()
    await store.sql(`${await earlierVersion(await hashPassword(PASSWORD, 'cheap'))}${earlier.statements}`)
    sandbox = await store.start()
    const session = await logIn(rawClient(sandbox.origin), earlierCustomer.emailAddress, PASSWORD)
    client = rawClient(sandbox.origin, tokenOf(session.result))
    policies = (await held()).toSorted((one, other) => one.id - other.id)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('is migrated at the start, and lists its policies of every product as they were', async () => {
    expect((await fetch(`${sandbox.origin}/readyz`)).status).toBe(200)
    expect(
      policies.map(({ name, creationTime, quote, payment }) => [
        quote.product.name,
        name,
        creationTime,
        payment.status,
      ]),
    ).toEqual(
      earlierQuotes.map(({ product }, index) => [
        product,
        `${product}, ${earlierCustomer.name}`,
        bought.toISOString(),
        isMandated(index) ? 'Mandated' : 'Paid',
      ]),
    )
    expect(policies.map(({ policyNo }) => policyNo.split('/')[1])).toEqual(
      earlierQuotes.map(({ classCode }) => classCode),
    )
    expect((await listOf({ client }, 'UserProduct/GetAll')).totalCount).toBe(policies.length)
  })

  test('[SIGN-06: token of the widget] has a session that stays open, gets tokens for the widget, and is none there itself', async () => {
    const session = rawClient(sandbox.origin, earlier.token)
    expect((await session.get(`${app}/Policy/GetAll`)).status).toBe(200)
    const newest = Number(policies.at(-1)!.quote.quoteNo.slice(2)) + earlierQuotes.length
    expect(await openedWith(sandbox.widgetOrigin, await widgetToken(session, newest), newest)).toBe(200)
    expect(await openedWith(sandbox.widgetOrigin, session.token, newest)).toBe(401)
  })

  test('has each policy by its id, and the mandates', async () => {
    for (const { certificateUrl: _, details = [], ...policy } of policies) {
      const { result } = await client.get(`${app}/Policy/GetById?id=${policy.id}`)
      expect(result).toMatchObject(policy)
      expect(Reflect.get(Object(result), 'details')).toEqual(
        expect.arrayContaining(details.map((detail) => expect.objectContaining(detail) as unknown)),
      )
    }
    const { items } = await listOf({ client }, 'Mandate/GetAll?MaxResultCount=100')
    expect(items).toHaveLength(earlierQuotes.filter((_, index) => isMandated(index)).length)
    for (const mandate of items)
      expect((await client.get(`${app}/Mandate/GetById?id=${String(mandate['id'])}`)).result).toEqual(mandate)
  })

  test.each([
    [0, 'a motor policy', earlierCustomer.name, true],
    [2, 'a health plan', earlierCustomer.name, true],
    [4, 'a trip that has ended', OTHER, false],
    [6, 'a home', earlierCustomer.name, true],
    [8, 'a savings plan', earlierCustomer.name, true],
    [12, 'a policy without details', earlierCustomer.name, true],
  ])('has a certificate and a check page of policy %d: %s', async (index, _, covered, isValid) => {
    const policy = policies[index]!
    const text = await textOfPdf(await certificate(policy))
    expect(text).toContain(policy.policyNo)
    expect(text).toContain(`Who is covered ${covered}`)
    const [, path = ''] = /or open \S+ (\/verify\/[0-9a-f-]{24})/.exec(text) ?? []
    const check = await fetch(`${sandbox.origin}${path}`)
    expect(check.status).toBe(200)
    const page = await check.text()
    expect(page).toContain('This certificate is genuine')
    expect(page).toContain(`<dd>${policy.quote.product.name}</dd>`)
    expect(page).toContain(isValid ? '✓ Valid today' : '✗ Not valid today')
  })

  test('[LIFE-04] has quotes of forty days ago, which have ended; those that were paid are answered with their payment', async () => {
    const unpaid = earlierQuotes.map(
      (_, index) => Number(policies[index]!.quote.quoteNo.slice(2)) + earlierQuotes.length,
    )
    const widget = widgetClient(sandbox.widgetOrigin, client)
    const pay = (quoteId: number) => widget.post('/pay/card', { quoteId, ...card })
    for (const [index, quoteId] of unpaid.entries()) {
      const { status, error } = await pay(quoteId)
      expect([earlierQuotes[index]!.product, status, error?.message]).toEqual([
        earlierQuotes[index]!.product,
        500,
        'This quote has ended.',
      ])
    }
    for (const { quote } of policies) expect((await pay(Number(quote.quoteNo.slice(2)))).status).toBe(200)
    expect(await held()).toHaveLength(earlierQuotes.length)
    expect(await outboxOf(sandbox.origin, earlierCustomer.emailAddress)).toEqual([])
  })
})
