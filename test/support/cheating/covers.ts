import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { offered } from '../buying'
import { fine } from '../customer-builder'
import { messages, refusedAs, yearFrom } from '../insuring'
import { beneficiary, saveBeneficiary } from '../people'
import type { Gain } from './year'

const refusedAt = (member: string, words: string) => [[member, expect.stringContaining(words)]]

/** Pays twice for the next year, and today for the one after it. */
export const renewTwice: Gain = async function* ({ car, fleet, payByCard, policiesOf, day, renewable, over }) {
  const [plate, field] = ['LAG-302AA', 'vehicles[0].registrationNo']
  const bought = await car(plate)
  fine(await payByCard(bought.id))
  const tooEarly = refusedAt(field, 'It can be renewed from')
  expect(messages(await fleet([plate]))).toEqual(tooEarly)

  yield renewable - 1
  expect(messages(await fleet([plate]))).toEqual(tooEarly)
  expect((await policiesOf(bought))[0]).not.toHaveProperty('renewal')

  yield renewable
  expect((await policiesOf(bought))[0]).toHaveProperty('renewal')
  const [renewal, again] = [await car(plate), await car(plate)]
  expect(renewal).toMatchObject(yearFrom(day(over)))
  fine(await payByCard(renewal.id))
  expect((await payByCard(again.id)).error).toMatchObject(refusedAs(plate))
  expect(messages(await fleet([plate]))).toEqual(tooEarly)
  const [renewed] = await policiesOf(bought)
  expect(renewed).toMatchObject({ renewedUntil: yearFrom(day(over)).coverTo })
  expect(renewed).not.toHaveProperty('renewal')

  yield over
  expect(messages(await fleet([plate]))).toEqual(tooEarly)
  return 2
}

/** Pays today for an upgrade of what runs; it begins on the day on which it is paid, once that has ended. */
export const upgradePaidEarly: Gain = async function* (year) {
  const { client, fleet, home, plan, car, payByCard, policiesOf, day, renewable, over } = year
  const [plate, address] = ['LAG-301AA', '1, Example Street']
  fine(await saveBeneficiary({ client: client() }, beneficiary({ sharePercentage: 30 })))
  for (const quote of [await fleet([plate], 102), await home(address, 401), await plan(202)])
    fine(await payByCard(offered(quote).id))
  const notUpgraded = async () => {
    const changedByPeople = 'To change what is insured, write to'
    expect(messages(await fleet([plate]))).toEqual(refusedAt('vehicles[0].registrationNo', changedByPeople))
    expect(messages(await home(address, 402))).toEqual(refusedAt('building[0].location', changedByPeople))
  }
  await notUpgraded()
  expect(messages(await plan(202))).toEqual(refusedAt('signature', 'It can be renewed from'))

  yield renewable
  await notUpgraded()

  yield over
  const upgrade = await car(plate)
  expect(upgrade).not.toHaveProperty('coverFrom')
  fine(await payByCard(upgrade.id))
  expect(await policiesOf(upgrade)).toMatchObject([yearFrom(day(over))])
  return 4
}

/** Insures one thing as two, and finds that two are not one. */
export const otherNames: Gain = async function* ({ car, fleet, home, payByCard, policiesOf, day }) {
  for (const plate of ['---', '.', '№'])
    expect(messages(await fleet([plate]))).toEqual([
      ['vehicles[0].registrationNo', 'Please enter the registration number'],
    ])
  fine(await payByCard((await car('ABC-777DE')).id))
  for (const plate of ['АВС-777DЕ', 'abc 777 de'])
    expect(messages(await fleet([plate]))).toEqual(refusedAt('vehicles[0].registrationNo', 'is insured already'))
  for (const address of ['Flat 1, 12 Allen Avenue', 'Flat 11, 2 Allen Avenue']) {
    const flat = offered(await home(address))
    fine(await payByCard(flat.id))
    expect(await policiesOf(flat)).toMatchObject([yearFrom(day(0))])
  }
  yield 1
  return 3
}

/** Sets up a mandate for a year of trips, buys a trip for the day after it, and lets the first debit come a day late. */
export const lateFirstDebit: Gain = async function* (year) {
  const { trip, payByCard, payByMandate, mandateFor, policiesOf, bankReports, client, day } = year
  const [passport, next] = ['C12345678', addYears(day(0), 1)]
  const annual = offered(await trip(day(5), day(9), passport, 302))
  fine(await payByMandate(annual.id))
  const sold = offered(await trip(next, addDays(next, 2), passport))
  fine(await payByCard(sold.id))
  const ofTrips = () => mandateFor('Annual')

  yield 1
  fine(await bankReports((await ofTrips())?.['id'], 'transfer'))
  expect(await ofTrips()).toMatchObject({ status: false, activation: { lapsed: true } })
  expect(await policiesOf(annual)).toEqual([])
  expect((await client().get(`/api/services/app/Payment/GetByQuote?quoteId=${annual.id}`)).result).toEqual({
    status: 'Unpaid',
  })
  expect((await payByCard(annual.id)).error).toMatchObject(refusedAs(`Passport ${passport}`))
  return 1
}
