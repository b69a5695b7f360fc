import { bankAccount, fine, type TestCustomer } from '../customer-builder'
import { newBvn, paid, pending, refused } from '../rewards'
import { savingsPlan } from '../savings-plan'
import { newNumber } from '../verified-number'
import type { Gain, Year } from './year'

const smallest = { ...savingsPlan, sumAssured: 1, lifeCover: 0, criticalIllnessCover: 0, permanentDisability: 0 }

const buySmallestPlan = async ({ shop }: Year, account: TestCustomer): Promise<void> => {
  const quote = await account.client.post('/api/services/app/Insurance/SavingsQuote', smallest)
  fine(quote)
  await shop.payByCard(account, Number(Reflect.get(Object(quote.result), 'id')))
}

/** A friend of somebody else, whose reward is looked at after those before. */
const honestFriend = async ({ shop }: Year, of: TestCustomer, surname: string): Promise<void> => {
  const friend = await shop.friendOf(of, surname)
  await shop.saveBvn(friend)
  await shop.buyByCard(friend)
}

/** Friends who are the customer: the account that pays is the customer's, or the BVN; or they are nobody, again and again. */
export const rewardsForOneself: Gain = async function* (year) {
  const { shop, customer } = year
  const friend = (surname: string) => shop.friendOf(customer(), surname)
  const honest = await shop.customer()
  const bvn = newBvn()
  await shop.saveAccount(customer(), bankAccount)
  await shop.saveBvn(customer(), bvn)

  const ofOwnAccount = await friend('A')
  await shop.saveBvn(ofOwnAccount)
  await shop.buyByMandate(ofOwnAccount, { account: bankAccount })
  const ofOwnBvn = await friend('B')
  await shop.saveBvn(ofOwnBvn, bvn)
  await shop.verifyPhone(ofOwnBvn, newNumber())
  await shop.buyByCard(ofOwnBvn)
  const nobodies = [await friend('C'), await friend('D'), await friend('E')]
  for (const nobody of nobodies) for (let time = 0; time < 2; time += 1) await buySmallestPlan(year, nobody)
  await honestFriend(year, honest, 'A')
  const own = refused('OwnDetails')

  yield 14
  expect(await shop.settled(honest, [paid])).toEqual([paid])
  expect(await shop.rewardsOf(customer())).toEqual([own, own, pending, pending, pending])

  yield 91
  const nothing = [own, own, ...nobodies.map(() => refused('NotVerified'))]
  expect(await shop.settled(customer(), nothing)).toEqual(nothing)
  for (const nobody of nobodies) {
    await shop.saveBvn(nobody)
    await buySmallestPlan(year, nobody)
  }
  await honestFriend(year, honest, 'B')

  yield 105
  expect(await shop.settled(honest, [paid, paid])).toEqual([paid, paid])
  expect(await shop.rewardsOf(customer())).toEqual(nothing)
  expect(await year.rewardsPaid()).toBe(0)
  return 0
}
