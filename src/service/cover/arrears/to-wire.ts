import type { Database } from '../../platform/database/database'
import type { Quote } from '../../shop/quote/repository'
import { amountToWire } from '../../shop/quote/to-wire'
import { arrearsOf } from './settle-arrears'

/**
 * Maps a quote of arrears to the API, with what is owed now. It has no form, and no last day: the portal says none of these
 * quotes to have ended.
 */
export const arrearsToWire = async (db: Database, quote: Quote, status: string, now: Date) => {
  const { owed } = await arrearsOf(db, quote, now)
  return {
    ...amountToWire({ ...quote, totalPremium: owed }, status),
    ...{ priceUnit: undefined, details: undefined, validUntil: undefined, categoryId: undefined },
    ...{ coverFrom: undefined, coverTo: undefined, follows: undefined },
    productId: undefined,
    form: undefined,
    isArrears: true,
  }
}
