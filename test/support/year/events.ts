import { addDays, addMonths } from '../../../src/domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { buying, offered } from '../buying'
import { fine, type TestCustomer } from '../customer-builder'
import { bankReports } from '../mandates'
import { beneficiary, saveBeneficiary } from '../people'
import type { SandboxProcess } from '../sandbox-process'

/** Who does it, where, and on which day. */
export type Doing = { readonly sandbox: SandboxProcess; readonly customer: TestCustomer; readonly today: CalendarDate }

type Event = { readonly on: number; readonly what: string; readonly happens: (doing: Doing) => Promise<void> }

const shop = ({ sandbox: { widgetOrigin }, customer: { client }, today }: Doing) =>
  buying(() => ({ client, widgetOrigin, today }))

/** A mandate whose transfer arrives at once. */
const mandated = async (doing: Doing, quoteId: number) => {
  const { payByMandate, mandates } = shop(doing)
  fine(await payByMandate(quoteId))
  fine(await bankReports(doing.sandbox.origin, (await mandates())[0]?.['id'], 'transfer'))
}

/** What the customer of the year does, by the number of the day; the first one is 0. */
export const events: readonly Event[] = [
  {
    on: 0,
    what: 'buys Comprehensive Motor by card',
    happens: async (doing) => {
      const { car, payByCard } = shop(doing)
      fine(await payByCard((await car('LND-101AA')).id))
    },
  },
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
    what: 'buys a Single Trip in ten days, of ten days, by card',
    happens: async (doing) => {
      const { trip, payByCard } = shop(doing)
      fine(await payByCard(offered(await trip(addDays(doing.today, 10), addDays(doing.today, 19))).id))
    },
  },
  {
    on: 5,
    what: 'names a beneficiary and buys the Silver Health Plan by card',
    happens: async (doing) => {
      const { plan, payByCard } = shop(doing)
      fine(await saveBeneficiary(doing.customer, beneficiary()))
      fine(await payByCard(offered(await plan(201)).id))
    },
  },
  {
    on: 7,
    what: 'buys Term Life by a monthly mandate',
    happens: async (doing) => mandated(doing, offered(await shop(doing).plan(202)).id),
  },
  {
    on: 12,
    what: 'buys Comprehensive Motor for another car by a monthly mandate',
    happens: async (doing) => mandated(doing, (await shop(doing).car('LND-202BB')).id),
  },
  {
    on: 40,
    what: 'asks for a quote for Home Owner and does not pay it',
    happens: async (doing) => {
      offered(await shop(doing).home('2 Example Street', 401))
    },
  },
  {
    on: 100,
    what: 'sets up a mandate for Annual Traveller and does not send the transfer',
    happens: async (doing) => {
      const { trip, payByMandate } = shop(doing)
      const { today } = doing
      const { id } = offered(await trip(today, addDays(today, 9), 'B12345678', 302))
      fine(await payByMandate(id, addMonths(today, 1)))
    },
  },
  {
    on: 320,
    what: 'renews Comprehensive Motor by card',
    happens: async (doing) => {
      const { car, payByCard } = shop(doing)
      fine(await payByCard((await car('LND-101AA')).id))
    },
  },
]
