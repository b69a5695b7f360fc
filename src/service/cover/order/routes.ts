import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Clock } from '../../platform/clock/clock'
import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { formOf } from '../../shop/quote/insured'
import { ownQuote } from '../../shop/quote/own-quote'
import type { Quote } from '../../shop/quote/repository'
import { toWire } from '../../shop/quote/to-wire'
import { validUntil } from '../../shop/quote/validity'
import type { Handlers } from '../../wire/handler'
import { endingEarly } from '../../wire/paging'
import { arrearsToWire } from '../arrears/to-wire'
import { findPayment } from '../payment/repository'
import { drop } from './closing'
import { listOpenQuotes } from './repository'

type Needs = {
  readonly db: Database
  readonly clock: Pick<Clock, 'business'>
  readonly config: Pick<Config, 'quoteValidDays'>
}

/** The quotes that a customer has asked for, on any device. */
export const orderHandlers = ({ db, clock, config }: Needs): Pick<Handlers, 'getQuotes' | 'getQuote' | 'dropQuote'> => {
  const shown = (quote: Quote, status: string) => ({
    ...toWire(quote, status),
    validUntil: validUntil(quote, config.quoteValidDays),
  })
  return {
    getQuotes: async ({ query, customer }) => {
      const day = { today: dayInLagos(clock.business().getTime()), validDays: config.quoteValidDays }
      const { totalCount, rows } = await listOpenQuotes(db, customer.id, query, day)
      return endingEarly({ totalCount, items: rows.map((quote) => shown(quote, 'Unpaid')) })
    },
    getQuote: async ({ query, customer }) => {
      const quote = await ownQuote(db, customer.id, query.id)
      const payment = await findPayment(db, customer.id, quote.id)
      const status = payment?.status ?? quote.closedAs ?? 'Unpaid'
      return quote.kind === 'Arrears'
        ? arrearsToWire(db, quote, status, clock.business())
        : { ...shown(quote, status), productId: quote.productId, form: formOf(quote), isArrears: undefined }
    },
    dropQuote: async ({ body, customer }) => {
      await drop(db, customer.id, body.id, clock.business())
      return undefined
    },
  }
}
