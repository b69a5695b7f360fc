import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { buying, offered } from '../buying'
import { document, fine, type TestCustomer } from '../customer-builder'
import { bankReports } from '../mandates'
import { ordersOf } from '../orders'
import { beneficiary, saveBeneficiary } from '../people'
import type { Service } from './service'

/** Who does it, where, and on which day. */
type Doing = { readonly service: Service; readonly customer: TestCustomer; readonly today: CalendarDate }

type Event = { readonly on: number; readonly what: string; readonly happens: (doing: Doing) => Promise<void> }

const shop = ({ service: { widgetOrigin }, customer: { client }, today }: Doing) =>
  buying(() => ({ client, widgetOrigin, today }))

/** Sets up a mandate whose transfer arrives at once. */
const mandated = async (doing: Doing, quoteId: number, frequency: 'Monthly' | 'Quarterly') => {
  const { byMandate, mandates } = shop(doing)
  fine(await byMandate('/pay/mandate', quoteId, { frequency }))
  fine(await bankReports(doing.service.origin, (await mandates())[0]?.['id'], 'transfer'))
}

/** The mandate of Term Life, whose debits fail for a while. */
const lifeMandate = async (doing: Doing) =>
  (await shop(doing).mandates()).find(({ product }) => Reflect.get(Object(product), 'name') === 'Term Life') ?? {}

const buysCar = async (doing: Doing) => {
  const { car, payByCard } = shop(doing)
  fine(await payByCard((await car('LND-101AA')).id))
}

const buysHealth = async (doing: Doing) => {
  const { plan, payByCard } = shop(doing)
  fine(await payByCard(offered(await plan(201)).id))
}

/** The departure of the trip whose mandate lapses, and how long it is until then. */
const DEPARTURE = 120

/** What the customer of the year does, by the number of the day; the first one is 0. */
export const events: readonly Event[] = [
  { on: 0, what: 'buys Comprehensive Motor by card', happens: buysCar },
  {
    on: 2,
    what: 'buys Home Contents by card',
    happens: async (doing) => {
      const { home, payByCard } = shop(doing)
      fine(await payByCard(offered(await home('1 Example Street', 402)).id))
    },
  },
  {
    on: 3,
    what: 'buys a Single Trip of ten days, which begins in ten days, by card',
    happens: async (doing) => {
      const { trip, payByCard } = shop(doing)
      fine(await payByCard(offered(await trip(addDays(doing.today, 10), addDays(doing.today, 19))).id))
    },
  },
  {
    on: 5,
    what: 'names a beneficiary and buys the Silver Health Plan by card',
    happens: async (doing) => {
      fine(await saveBeneficiary(doing.customer, beneficiary()))
      await buysHealth(doing)
    },
  },
  {
    on: 7,
    what: 'buys Term Life by a monthly mandate',
    happens: async (doing) => mandated(doing, offered(await shop(doing).plan(202)).id, 'Monthly'),
  },
  {
    on: 12,
    what: 'buys Comprehensive Motor for another car by a quarterly mandate',
    happens: async (doing) => mandated(doing, (await shop(doing).car('LND-202BB')).id, 'Quarterly'),
  },
  {
    on: 20,
    what: 'saves an identity document that expires on day 300',
    happens: async ({ customer: { client }, today }) => {
      const expiryDate = addDays(today, 280)
      fine(await client.post('/api/services/app/Document/Save', { ...document, expiryDate }))
    },
  },
  {
    on: 40,
    what: 'gets a quote for Home Owner and does not pay it',
    happens: async (doing) => {
      offered(await shop(doing).home('2 Example Street', 401))
    },
  },
  {
    on: 99,
    what: 'gets a quote for Annual Traveller, for a trip in three weeks',
    happens: async (doing) => {
      const departure = addDays(doing.today, DEPARTURE - 99)
      offered(await shop(doing).trip(departure, addDays(departure, 9), 'B12345678', 302))
    },
  },
  {
    on: 100,
    what: 'sets up a mandate for it and does not send the transfer',
    happens: async (doing) => {
      const [quote] = await ordersOf(() => doing.customer.client).open()
      fine(await shop(doing).payByMandate(Number(quote?.['id']), addDays(doing.today, DEPARTURE - 100)))
    },
  },
  {
    on: 190,
    what: 'has no money in the account of Term Life from now on',
    happens: async (doing) => {
      fine(await bankReports(doing.service.origin, (await lifeMandate(doing))['id'], 'fail'))
    },
  },
  {
    on: 223,
    what: 'has money there again, and pays by card what is owed',
    happens: async (doing) => {
      const { id, arrears } = await lifeMandate(doing)
      fine(await bankReports(doing.service.origin, id, 'succeed'))
      fine(await shop(doing).payByCard(Number(Reflect.get(Object(arrears), 'quoteId'))))
    },
  },
  { on: 320, what: 'renews Comprehensive Motor by card', happens: buysCar },
  { on: 371, what: 'renews the Silver Health Plan, which has ended, by card', happens: buysHealth },
]
