import { dayInLagos } from '../../src/domain/values/calendar-date'
import { CustomerStorage } from '../../src/ports/customer-storage'
import { DraftStore } from '../../src/ports/draft-store'
import { OfflineData } from '../../src/ports/offline-data'
import { QuoteStore } from '../../src/ports/quote-store'
import { SessionStore } from '../../src/ports/session-store'
import { isAnySaved } from '../../src/container/binding/offline-policies'
import { id } from '../../src/domain/values/id'
import { kobo } from '../../src/domain/values/money'
import { aClientQuote, aPolicy } from '../support/shop-builders'
import { startPortal } from './start-portal'

const owner = 'customer@portal.test'

/** The portal, opened at this address. */
const openedAt = (address: string, opened?: Parameters<typeof startPortal>[0]) => {
  window.history.replaceState(null, '', address)
  return startPortal(opened)
}

/** The customer is logged in; the name under which the browser holds what is theirs. */
const becomes = async (container: ReturnType<typeof startPortal>['container']) => {
  const storage = container.get<CustomerStorage>(CustomerStorage)
  await storage.setOwner({ email: owner, userName: 'customer' }, { signal: new AbortController().signal })
  return storage.owner() ?? ''
}

beforeEach(() => {
  window.localStorage.clear()
  window.localStorage.setItem('token', 'a-token')
})
afterEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('the address', () => {
  test('of registration has the referral code, and every other one has none', async () => {
    expect((await openedAt('/register?referralcode=REFER123').features.registration()).input()).toEqual({
      referralCode: 'REFER123',
    })
    expect((await openedAt('/register').features.registration()).input()).toEqual({ referralCode: '' })
    expect((await openedAt('/login').features.registration()).input()).toEqual({ referralCode: '' })
  })

  test('of an activation link has its codes', async () => {
    const { activation } = await openedAt('/register/verifyEmail/7/code?c=encrypted').features.activation()
    expect(activation.input()).toEqual({ userId: '7', confirmationCode: 'code', c: 'encrypted' })
    const elsewhere = await openedAt('/login').features.activation()
    expect(elsewhere.activation.input()).toEqual({ userId: undefined, confirmationCode: undefined, c: undefined })
  })

  test.each(['renews', 'corrects', 'repeats', 'replaces'])(
    'of the shop has the category, the product and what it %s',
    async (by) => {
      const shop = await openedAt(`/dashboard?category=1&product=101&${by}=7`).features.quote()
      expect(shop.input('First Last')).toEqual({
        ownName: 'First Last',
        category: '1',
        product: '101',
        replaces: by === 'replaces' ? '7' : undefined,
        source: { by, id: '7' },
      })
      const home = await openedAt('/dashboard').features.quote()
      expect(home.input('First Last')).toEqual({
        ownName: 'First Last',
        category: undefined,
        product: undefined,
        replaces: undefined,
        source: undefined,
      })
    },
  )

  test('of the verifications has the section, and the settings start with the first one', async () => {
    const fieldAt = async (address: string) => (await openedAt(address).features.verifications()).verifications.input()
    const [bvn, first, elsewhere] = [
      await fieldAt('/dashboard/settings/verifications?tab=Bvn+Info'),
      await fieldAt('/dashboard/settings/verifications'),
      await fieldAt('/dashboard'),
    ]
    expect(bvn).not.toEqual(first)
    expect(elsewhere).toEqual(first)
  })

  test('of a list has its query, and the row that is open', async () => {
    const policies = await openedAt('/dashboard/policies?page=3&search=car&policy=7').features.policies()
    expect(policies.list.input()).toMatchObject({ query: { page: 2, search: 'car' } })
    expect(policies.record.input()).toEqual({ id: '7' })
    const mandates = await openedAt('/dashboard/mandates?page=2&mandate=4').features.mandates()
    expect([mandates.list.input(), mandates.record.input()]).toMatchObject([{ query: { page: 1 } }, { id: '4' }])
    const rewards = await openedAt('/dashboard/rewards?status=Paid').features.rewards()
    expect(rewards.list.input()).toMatchObject({ query: { search: 'Paid' } })
  })

  test.each([
    ['policies', ['productName', 'reference', 'totalAmount', 'policyNo', 'quoteNo'], ['certificateUrl', 'status']],
    [
      'mandates',
      ['product', 'amount', 'source', 'frequency', 'notificationType', 'startDate', 'endDate', 'status'],
      ['name'],
    ],
  ] as const)(
    '[CONST-01] [POL-01: paging, sorting] [MAN-01: ten rows, sorting] the %s have ten rows per page and are sorted by their columns',
    async (name, sortable, others) => {
      const sortedBy = async (column: string) =>
        (await openedAt(`/dashboard/${name}?sort=${column}`).features[name]()).list.input().query
      for (const column of sortable)
        expect(await sortedBy(column)).toMatchObject({ size: 10, sort: { column, descending: false } })
      for (const column of others) expect((await sortedBy(column)).sort).toBeUndefined()
    },
  )

  test('of the beneficiaries has the one that is edited', async () => {
    const beneficiaries = await openedAt('/dashboard/beneficiaries?beneficiary=7').features.beneficiaries()
    expect(beneficiaries.input()).toMatchObject({ opened: { id: '7' } })
  })
})

describe('what the device stores', () => {
  test('fills in the email address of the last registration', async () => {
    const { container, features } = openedAt('/login')
    const inputs = async () => [
      (await features.forgot()).input(),
      (await features.activation()).newLink.input(),
      (await features.confirmation()).input(),
    ]
    expect(await inputs()).toEqual([{ email: '' }, { email: '' }, { email: undefined }])
    container.get<SessionStore>(SessionStore).saveRegisteredEmail(owner)
    expect(await inputs()).toEqual([{ email: owner }, { email: owner }, { email: owner }])
  })

  test('decides whether the session starts with a token', () => {
    expect(openedAt('/').session.input()).toEqual({ hasToken: true })
    window.localStorage.clear()
    expect(openedAt('/').session.input()).toEqual({ hasToken: false })
  })

  test('is the quote, for checkout, payment and home', async () => {
    const { container, features } = openedAt('/dashboard')
    await becomes(container)
    const [checkout, payment, home] = [await features.checkout(), await features.payment(), await features.home()]
    expect([checkout.input().quote, payment.input(), home.input().order]).toEqual([
      undefined,
      { quote: undefined, payment: undefined, today: dayInLagos(Date.now()), hasOpenAttempt: false },
      undefined,
    ])
    const quote = aClientQuote({ quoteId: id(77) })
    const store = container.get<QuoteStore>(QuoteStore)
    store.saveQuote(quote)
    store.savePayment({ id: id(77), amount: kobo(7_000n), accessToken: 'of-the-widget' })
    store.savePaidOrder({ quoteId: id(76), quoteNo: 'Q-76' })
    expect([checkout.input().quote, home.input().order]).toEqual([quote, quote])
    expect(home.input().paid).toEqual({ quoteId: id(76), quoteNo: 'Q-76' })
    expect([checkout.input().today, home.input().today].every((today) => /^\d{4}-\d\d-\d\d$/.test(today))).toBe(true)
    expect(payment.input()).toMatchObject({
      quote,
      payment: { amount: 7_000n, accessToken: 'of-the-widget' },
      hasOpenAttempt: false,
    })
    store.saveOpenAttempt(id(77))
    expect(payment.input().hasOpenAttempt).toBe(true)
  })

  test('[PHONE-01] is the typed number of the KYC draft, which is verified rather than the one of the profile', async () => {
    const { container, features } = openedAt('/verify-phone')
    await becomes(container)
    const { input } = await features.phone()
    expect([input('08030000000').number, input(undefined).number]).toEqual(['08030000000', ''])
    const drafts = container.get<DraftStore>(DraftStore)
    drafts.save('kyc-user-details', { phoneNo: '08031234567' }, 'now')
    expect(input('08030000000')).toEqual({ number: '08031234567' })
    drafts.save('kyc-user-details', { phoneNo: '' }, 'now')
    expect(input('08030000000').number).toBe('08030000000')
  })

  test('[KEEP-01] says whose policies are saved', async () => {
    const { container, features } = openedAt('/dashboard/policies')
    const { offlinePolicy, hasSaved } = await features.policies()
    const policy = aPolicy()
    const owner = await becomes(container)
    const owned = { owner, policy }
    const offlineData = container.get<OfflineData>(OfflineData)
    expect([isAnySaved(container)(), hasSaved(), offlinePolicy.input(policy)]).toEqual([
      false,
      false,
      { ...owned, hasSaved: false },
    ])
    offlineData.belongsTo(owner)
    expect([isAnySaved(container)(), hasSaved(), offlinePolicy.input(policy)]).toEqual([
      true,
      true,
      { ...owned, hasSaved: true },
    ])
    window.localStorage.setItem('owner', 'another owner')
    expect(hasSaved()).toBe(false)
  })
})

test('the link of a reset mail is that of the start', async () => {
  const resetLink = { userId: '7', resetCode: 'code', c: undefined, expireDate: undefined }
  expect((await openedAt('/login#reset', { resetLink }).features.reset()).input()).toEqual({ link: resetLink })
})

test('[REF-04] the link that a customer shares registers with the own code, and names the broker', async () => {
  const { rewards } = await openedAt('/dashboard/rewards').features.rewards()
  expect(rewards.input('REFER123', 'The Broker')).toEqual({
    link: {
      address: 'http://localhost/register?referralcode=REFER123',
      title: 'The Broker',
      text: 'Join me at The Broker. My referral code is REFER123.',
    },
    canShare: false,
  })
})

test('[KEEP-01] the offline policies are shown for their owner, from the server or without it', async () => {
  const { container, features } = openedAt('/dashboard/policies')
  const { input, today } = await features.offlinePolicies()
  expect(input(true)).toEqual({ owner: undefined, asksServer: true })
  container.get<OfflineData>(OfflineData).belongsTo('the owner')
  expect(input(false)).toEqual({ owner: 'the owner', asksServer: false })
  expect(today.get()).toMatch(/^\d{4}-\d\d-\d\d$/)
})
