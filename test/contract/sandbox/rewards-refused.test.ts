import { openStore, type Store } from '../../support/backends'
import { bankAccount, fine, type TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { newBvn, openRewards, otherAccount, paid, pending, refused, type Rewards } from '../../support/rewards'
import { savingsPlan } from '../../support/savings-plan'
import { newNumber } from '../../support/verified-number'

jest.setTimeout(180_000)

/** What a customer could try to be paid for. */
describe('the reward for a friend', () => {
  let store: Store
  let shop: Rewards
  let customer: TestCustomer
  const own = refused('OwnDetails')

  const friends = async (...surnames: readonly string[]): Promise<readonly TestCustomer[]> => {
    const found: TestCustomer[] = []
    for (const surname of surnames) found.push(await shop.friendOf(customer, surname))
    return found
  }
  beforeAll(async () => {
    store = await openStore()
    shop = await openRewards(store)
  })
  beforeEach(async () => {
    customer = await shop.customer()
  })
  afterAll(async () => {
    await shop.stop()
    await store.remove()
  })

  const bvn = newBvn()
  const ownBvn = (person: TestCustomer) => shop.saveBvn(person, bvn)
  const ownAccount = (person: TestCustomer) => shop.saveAccount(person, otherAccount)
  const ownPhone = (phoneNumber: string) => (person: TestCustomer) => shop.savePhone(person, phoneNumber)

  test.each([
    ['BVN', ownBvn, ownBvn],
    ['account', ownAccount, ownAccount],
    ['phone, however it is written', ownPhone('08031230001'), ownPhone('+234 803 123 0001')],
  ] as const)(
    '[LIFE-12: own accounts, refused] is never paid for the customer’s own %s, found at the purchase or before the reward is paid',
    async (_, mine, theirs) => {
      await mine(customer)
      const [known, later, other] = await friends('A', 'B', 'C')
      if (known === undefined || later === undefined || other === undefined) throw new Error('no friends')
      for (const buyer of [known, later, other]) await shop.verifyPhone(buyer, newNumber())
      await theirs(known)
      for (const buyer of [known, later, other]) await shop.buyByCard(buyer)
      expect(await shop.rewardsOf(customer)).toEqual([own, pending, pending])
      await theirs(later)
      await shop.pass(14)
      expect(await shop.settled(customer, [own, own, paid])).toEqual([own, own, paid])
      // Not after what was the same has changed, either.
      await shop.savePhone(known, '08031239999')
      await shop.saveBvn(known)
      await shop.saveAccount(known, bankAccount)
      await shop.buyByCard(known)
      await shop.pass(15)
      expect(await shop.rewardsOf(customer)).toEqual([own, own, paid])
    },
  )

  const byKyc = (person: TestCustomer) => shop.saveAccount(person, bankAccount)
  const byMandate = (person: TestCustomer) => shop.buyByMandate(person, { account: bankAccount })

  test.each([
    ['the account of the customer’s KYC', byKyc],
    ['the account of a mandate of the customer', byMandate],
  ] as const)(
    '[LIFE-12: own accounts] is never paid for a friend who pays by mandate from %s, and is for one who pays from another account',
    async (_, mine) => {
      await mine(customer)
      const [same, other] = await friends('A', 'B')
      if (same === undefined || other === undefined) throw new Error('no friends')
      for (const buyer of [same, other]) await shop.saveBvn(buyer)
      await byMandate(same)
      await shop.buyByMandate(other, { account: otherAccount })
      expect(await shop.rewardsOf(customer)).toEqual([own, pending])
      await shop.pass(14)
      expect(await shop.settled(customer, [own, paid])).toEqual([own, paid])
    },
  )

  test('[LIFE-12: own accounts] is never paid for a friend whose account of KYC is that of a mandate of the customer', async () => {
    await byMandate(customer)
    const [same] = await friends('A')
    if (same === undefined) throw new Error('no friend')
    await shop.saveBvn(same)
    await byKyc(same)
    await shop.buyByCard(same)
    expect(await shop.rewardsOf(customer)).toEqual([own])
  })

  test.each([
    ['phone', () => newNumber(), (person: TestCustomer, detail: string) => shop.verifyPhone(person, detail)],
    ['BVN', () => newBvn(), (person: TestCustomer, detail: string) => shop.saveBvn(person, detail)],
  ] as const)(
    '[LIFE-12: verified] a verified %s counts for one account ever, and the others wait for one of their own',
    async (_, aDetail, verify) => {
      const [shared, another] = [aDetail(), aDetail()]
      const [first, second, third] = await friends('A', 'B', 'C')
      if (first === undefined || second === undefined || third === undefined) throw new Error('no friends')
      for (const buyer of [second, first]) await verify(buyer, shared)
      for (const buyer of [first, second, third]) await shop.buyByCard(buyer)
      await shop.pass(14)
      expect(await shop.settled(customer, [paid, pending, pending])).toEqual([paid, pending, pending])
      // It stays taken when the first one has another.
      await verify(first, another)
      await verify(third, shared)
      await shop.pass(1)
      await verify(second, aDetail())
      expect(await shop.settled(customer, [paid, paid, pending])).toEqual([paid, paid, pending])
      await shop.pass(75)
      expect(await shop.settled(customer, [paid, paid, pending])).toEqual([paid, paid, pending])
      await shop.pass(1)
      const last = [paid, paid, refused('NotVerified')]
      expect(await shop.settled(customer, last)).toEqual(last)
    },
  )

  test('[LIFE-12: verified] a phone that an older customer has verified counts for no friend', async () => {
    const [number, others] = [newNumber(), await shop.customer()]
    await shop.verifyPhone(others, number)
    const [same, other] = await friends('A', 'B')
    if (same === undefined || other === undefined) throw new Error('no friends')
    await shop.verifyPhone(same, number)
    await shop.saveBvn(other)
    for (const buyer of [same, other]) await shop.buyByCard(buyer)
    await shop.pass(14)
    expect(await shop.settled(customer, [pending, paid])).toEqual([pending, paid])
  })

  test('[LIFE-12: verified, refused] second accounts with the smallest savings plan, by card or by debit, bring nothing', async () => {
    const accounts = await friends('A', 'B')
    const smallest = { sumAssured: 1, lifeCover: 0, criticalIllnessCover: 0, permanentDisability: 0 }
    const quotes: number[] = []
    for (const { client } of accounts) {
      const answer = await client.post('/api/services/app/Insurance/SavingsQuote', { ...savingsPlan, ...smallest })
      fine(answer)
      const quote = answer.result as { readonly id: number; readonly totalPremium: number }
      expect(quote.totalPremium).toBe(501)
      quotes.push(quote.id)
    }
    const [byCard, byDebit] = accounts
    if (byCard === undefined || byDebit === undefined) throw new Error('no accounts')
    await shop.payByCard(byCard, quotes[0] ?? 0)
    await shop.payByMandate(byDebit, quotes[1] ?? 0)
    // ₦501 in twelve debits.
    expect((await listOf(byDebit, 'Mandate/GetAll')).items).toMatchObject([{ amount: 41.75 }])
    await shop.pass(90)
    expect(await shop.rewardsOf(customer)).toEqual([pending, pending])
    await shop.pass(1)
    const nothing = [refused('NotVerified'), refused('NotVerified')]
    expect(await shop.settled(customer, nothing)).toEqual(nothing)
  })
})
