import { isLeft } from 'fp-ts/Either'
import { toUndefined } from 'fp-ts/Option'
import * as t from 'io-ts'
import type { ClientQuote } from '../../domain/quote/quote'
import { calendarDate, type CalendarDate } from '../../domain/values/calendar-date'
import { id, idText, type Id } from '../../domain/values/id'
import { kobo, type Kobo } from '../../domain/values/money'
import type { QuoteStore } from '../../ports/quote-store'
import type { StorageEvents } from './session-store'
import type { LocalKey } from '../../domain/session/stored-items'
import type { SafeStorage } from './storage'

const QUOTE_KEY = 'quote'
const PAYMENT_KEY = 'payment'
const ATTEMPT_KEY = 'payment-attempt'
const PAID_KEY = 'paid-order'

/** An attempt is forgotten when so many others came after it. */
const MOST_ATTEMPTS = 20

const Identity = t.union([t.string, t.number])
const text = t.union([t.string, t.undefined])

/** Amounts are stored as text, in kobo. */
const StoredQuote = t.type({
  userName: t.string,
  userEmail: t.string,
  product: t.type({
    id: t.union([Identity, t.undefined]),
    name: text,
    code: text,
    subCode: text,
    description: text,
    price: text,
  }),
  quoteId: Identity,
  currency: t.string,
  quoteNo: text,
  totalPremium: t.string,
  details: t.union([
    t.array(t.intersection([t.type({ label: t.string, value: t.string }), t.partial({ isSum: t.boolean })])),
    t.undefined,
  ]),
  coverFrom: text,
  coverTo: text,
  validUntil: text,
  categoryId: t.union([Identity, t.undefined]),
  follows: t.union([t.type({ names: t.array(t.string), until: t.string }), t.undefined]),
  priceUnit: text,
  isArrears: t.union([t.boolean, t.undefined]),
})
const StoredPaidOrder = t.type({ quoteId: Identity, quoteNo: t.string })
const StoredPayment = t.type({ id: Identity, amount: t.string })

const parse = (stored: string | undefined): unknown => {
  try {
    return stored === undefined ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

const amount = (stored: string): Kobo => kobo(/^\d+$/.test(stored) ? BigInt(stored) : 0n)

const day = (stored: string | undefined): CalendarDate | undefined => toUndefined(calendarDate(stored ?? ''))

const followsOf = (stored: t.TypeOf<typeof StoredQuote>['follows']): ClientQuote['follows'] => {
  const until = day(stored?.until)
  return stored === undefined || until === undefined ? undefined : { names: stored.names, until }
}

const idIfAny = (stored: string | number | undefined): Id | undefined => (stored === undefined ? undefined : id(stored))

const readQuote = (stored: string | undefined): ClientQuote | undefined => {
  const decoded = StoredQuote.decode(parse(stored))
  if (isLeft(decoded)) return undefined
  const { product, quoteId, totalPremium, ...quote } = decoded.right
  return {
    userName: quote.userName,
    userEmail: quote.userEmail,
    paymentType: 'Product',
    product: {
      ...product,
      id: idIfAny(product.id),
      price: product.price === undefined ? undefined : amount(product.price),
    },
    quoteId: id(quoteId),
    currency: quote.currency,
    quoteNo: quote.quoteNo,
    totalPremium: amount(totalPremium),
    details: quote.details ?? [],
    coverFrom: day(quote.coverFrom),
    coverTo: day(quote.coverTo),
    validUntil: day(quote.validUntil),
    categoryId: idIfAny(quote.categoryId),
    follows: followsOf(quote.follows),
    priceUnit: quote.priceUnit,
    isArrears: quote.isArrears,
  }
}

const asText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

/**
 * The quote store in local storage, which survives a reload and is cleared at log-out. The
 * widget's token is held in memory only.
 */
export const makeQuoteStore = (local: SafeStorage<LocalKey>, events: StorageEvents): QuoteStore => {
  let accessToken: string | undefined
  /** The ids of the quotes with an open attempt, a line each. */
  const attempts = (): readonly string[] => (local.get(ATTEMPT_KEY) ?? '').split('\n').filter((line) => line !== '')
  const attemptsBut = (quoteId: Id): readonly string[] => attempts().filter((line) => line !== idText(quoteId))
  const removeOpenAttempt = (quoteId: Id): void => {
    if (!attempts().includes(idText(quoteId))) return
    const others = attemptsBut(quoteId)
    if (others.length === 0) local.remove(ATTEMPT_KEY)
    else local.set(ATTEMPT_KEY, others.join('\n'))
  }
  return {
    quote: () => readQuote(local.get(QUOTE_KEY)),
    saveQuote: (quote) => {
      accessToken = undefined
      local.remove(PAYMENT_KEY)
      local.set(QUOTE_KEY, JSON.stringify(quote, asText))
    },
    payment: () => {
      const decoded = StoredPayment.decode(parse(local.get(PAYMENT_KEY)))
      return isLeft(decoded)
        ? undefined
        : { id: id(decoded.right.id), amount: amount(decoded.right.amount), accessToken }
    },
    savePayment: (payment) => {
      accessToken = payment.accessToken
      local.set(PAYMENT_KEY, JSON.stringify({ id: payment.id, amount: payment.amount }, asText))
    },
    hasOpenAttempt: (quoteId) => attempts().includes(idText(quoteId)),
    saveOpenAttempt: (quoteId) => {
      local.set(ATTEMPT_KEY, [...attemptsBut(quoteId), idText(quoteId)].slice(-MOST_ATTEMPTS).join('\n'))
    },
    removeOpenAttempt,
    paidOrder: () => {
      const decoded = StoredPaidOrder.decode(parse(local.get(PAID_KEY)))
      return isLeft(decoded) ? undefined : { ...decoded.right, quoteId: id(decoded.right.quoteId) }
    },
    savePaidOrder: (order) => {
      local.set(PAID_KEY, JSON.stringify(order))
    },
    removePaidOrder: () => {
      local.remove(PAID_KEY)
    },
    forget: (quoteId) => {
      removeOpenAttempt(quoteId)
      const stored = readQuote(local.get(QUOTE_KEY))
      if (stored !== undefined && idText(stored.quoteId) !== idText(quoteId)) return
      accessToken = undefined
      local.remove(QUOTE_KEY)
      local.remove(PAYMENT_KEY)
    },
    watch: (listener) => {
      const onStorage = (event: Event) => {
        if (event instanceof StorageEvent && (event.key === QUOTE_KEY || event.key === ATTEMPT_KEY)) listener()
      }
      events.addEventListener('storage', onStorage)
      return () => {
        events.removeEventListener('storage', onStorage)
      }
    },
  }
}
