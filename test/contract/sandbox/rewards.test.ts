import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { openStore, type Store } from '../../support/backends'
import type { TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { openRewards, paid, pending, refused, type Rewards } from '../../support/rewards'
import { until } from '../../support/until'
import { newNumber } from '../../support/verified-number'

jest.setTimeout(180_000)

const REWARD = 2_000

describe('the reward for a friend', () => {
  let store: Store
  let shop: Rewards
  let customer: TestCustomer

  /** A friend with a BVN that nobody else has. */
  const friend = async (surname = 'A', of = customer): Promise<TestCustomer> => {
    const person = await shop.friendOf(of, surname)
    await shop.saveBvn(person)
    return person
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

  test('[LIFE-12: by card, fourteen days] is Pending until fourteen days after the first premium by card, then Paid, once, and only for that friend', async () => {
    const [buyer] = [await friend('A'), await friend('B')]
    await Promise.all([shop.buyByCard(buyer), shop.buyByCard(buyer)])
    expect(await shop.rewardsOf(customer)).toEqual([pending, pending])
    await shop.pass(14)
    expect(await shop.settled(customer, [paid, pending])).toEqual([paid, pending])
    const { items, totalCount } = await listOf(customer, 'Referral/GetAll?Filter=Paid')
    expect([totalCount, items]).toMatchObject([1, [{ referralName: 'Friend A', amount: REWARD }]])
    await shop.buyByCard(buyer)
    await shop.pass(14)
    expect(await shop.rewardsOf(customer)).toEqual([paid, pending])
  })

  test('[LIFE-12: fourteen days] is not paid a day earlier', async () => {
    const witness = await shop.customer()
    await shop.buyByCard(await friend('A', witness))
    await shop.pass(1)
    await shop.buyByCard(await friend())
    await shop.pass(13)
    expect(await shop.settled(witness, [paid])).toEqual([paid])
    expect(await shop.rewardsOf(customer)).toEqual([pending])
    await shop.pass(1)
    expect(await shop.settled(customer, [paid])).toEqual([paid])
  })

  test('[LIFE-12: by debit, fourteen days] is paid for a friend who pays by mandate, fourteen days after the first debit and not after the mandate', async () => {
    const buyer = await friend()
    await shop.buyByMandate(buyer, { on: addDays(shop.today(), 20) })
    await shop.pass(19)
    expect(await shop.rewardsOf(customer)).toEqual([pending])
    await shop.pass(1)
    const status = async () => (await listOf(buyer, 'Policy/GetAll')).items[0]?.['status']
    expect(await until(status, (found) => found === 'Active')).toBe('Active')
    await shop.pass(13)
    expect(await shop.rewardsOf(customer)).toEqual([pending])
    await shop.pass(1)
    expect(await shop.settled(customer, [paid])).toEqual([paid])
  })

  test('[LIFE-12: verified] is paid for a friend whose phone or BVN is verified, else Pending until it is, at most ninety days after the first premium', async () => {
    const [byPhone, byBvn, onLastDay, never] = await Promise.all(
      ['A', 'B', 'C', 'D'].map((surname) => shop.friendOf(customer, surname)),
    )
    if (byPhone === undefined || byBvn === undefined || onLastDay === undefined || never === undefined)
      throw new Error()
    const witness = await shop.customer()
    for (const buyer of [byPhone, byBvn, onLastDay, never]) await shop.buyByCard(buyer)
    await shop.buyByCard(await friend('A', witness))
    await shop.pass(14)
    expect(await shop.settled(witness, [paid])).toEqual([paid])
    expect(await shop.rewardsOf(customer)).toEqual([pending, pending, pending, pending])
    await shop.verifyPhone(byPhone, newNumber())
    await shop.pass(20)
    await shop.saveBvn(byBvn)
    expect(await shop.settled(customer, [paid, paid, pending, pending])).toEqual([paid, paid, pending, pending])
    await shop.pass(56)
    // The ninetieth day.
    await shop.saveBvn(onLastDay)
    expect(await shop.settled(customer, [paid, paid, paid, pending])).toEqual([paid, paid, paid, pending])
    await shop.pass(1)
    const last = [paid, paid, paid, refused('NotVerified')]
    expect(await shop.settled(customer, last)).toEqual(last)
    await shop.saveBvn(never)
    await shop.buyByCard(never)
    await shop.pass(15)
    expect(await shop.rewardsOf(customer)).toEqual(last)
    // The status is as the counts and the filter of the specification have it.
    const total = async (filter: string) => (await listOf(customer, `Referral/GetAll?Filter=${filter}`)).totalCount
    expect([await total('Paid'), await total('Pending')]).toEqual([3, 1])
  })

  test('[LIFE-12: verified] a BVN that a review has rejected is not verified', async () => {
    const buyer = await friend()
    await shop.buyByCard(buyer)
    await shop.reject(buyer, 'Bvn Info')
    const witness = await shop.customer()
    await shop.buyByCard(await friend('A', witness))
    await shop.pass(14)
    expect(await shop.settled(witness, [paid])).toEqual([paid])
    expect(await shop.rewardsOf(customer)).toEqual([pending])
    await shop.saveBvn(buyer)
    expect(await shop.settled(customer, [paid])).toEqual([paid])
  })

  test('[LIFE-12: by card] is set to Paid once, and left alone by later rounds', async () => {
    const witness = await shop.customer()
    await shop.buyByCard(await friend())
    await shop.pass(3)
    await shop.buyByCard(await friend('A', witness))
    await shop.pass(11)
    expect(await shop.settled(customer, [paid])).toEqual([paid])
    await shop.pass(3)
    expect(await shop.settled(witness, [paid])).toEqual([paid])
    await shop.stop()
    const paidAt = ({ emailAddress }: TestCustomer) => `(select paid_at from referral
      join customer on customer.id = referrer_id where email_address = '${emailAddress}')`
    await store.sql(`do $$ begin
      if ${paidAt(witness)} - ${paidAt(customer)} < interval '2 days' then raise exception 'paid again'; end if; end $$`)
    await shop.start()
    // Nor is it refused when nothing can be verified for it any more; a start looks at all that is due.
    await shop.pass(75)
    await shop.stop()
    await shop.start()
    expect(await shop.rewardsOf(customer)).toEqual([paid])
  })
})
