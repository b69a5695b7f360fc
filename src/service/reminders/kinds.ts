import type { ReminderKind } from '../../domain/reminder/reminder'
import { dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import { kobo } from '../../domain/values/money'
import { comingDebit, mandatesDebitedOn } from '../cover/mandate/coming-debits'
import { findPayable, unpaidQuotes } from '../cover/payment/unpaid-quotes'
import { endOfPolicy, policiesEnding } from '../cover/policy/ending'
import { currentDocument, documentsExpiring } from '../kyc/expiring-documents'
import type { Database } from '../platform/database/database'
import type { Mail, Sms } from '../platform/mail/mail'
import { validUntil } from '../shop/quote/validity'
import { coverEndsMail, coverEndsSms } from './cover-ends'
import { debitDueMail, debitDueSms } from './debit-due'
import { documentExpiresMail, documentExpiresSms } from './document-expires'
import { isDue, searchedOn } from './due'
import { quoteUnpaidMail, quoteUnpaidSms } from './quote-unpaid'

/** A policy, a mandate, a quote or a document. */
export type Subject = { readonly id: number; readonly customerId: string }

/** What a customer is told on a day. */
export type Notice = {
  readonly mail: (name: string) => Mail
  readonly sms: Sms
  /** Whether the email is sent whatever the customer has chosen. */
  readonly isAlwaysMailed?: boolean
}

type Looking = {
  readonly day: CalendarDate
  readonly now: Date
  /** The portal's origin, for the links. */
  readonly portal: string
  /** How many days a quote of an earlier version is valid. */
  readonly validDays: number
}

type Kind = {
  /** The first after an id that may be due on a day, at most `AT_ONCE`. */
  readonly search: (db: Database, day: CalendarDate, after: number) => Promise<readonly Subject[]>
  /** The reminder of one of them, if it is due and nothing has made it unnecessary. */
  readonly noticeOf: (db: Database, subject: Subject, looking: Looking) => Promise<Notice | undefined>
}

const coverEnds: Kind = {
  search: (db, day, after) => policiesEnding(db, searchedOn(day).coverEnds, after),
  noticeOf: async (db, subject, { day, now, portal }) => {
    const found = await endOfPolicy(db, subject)
    if (found === undefined || !isDue({ kind: 'CoverEnds', period: found.period }, found.began, day)) return undefined
    const ending = { ...found, policyId: subject.id, today: dayInLagos(now.getTime()), portal }
    return {
      mail: (name) => coverEndsMail(name, ending),
      sms: coverEndsSms(ending),
      isAlwaysMailed: found.period.to < day,
    }
  },
}

const debitDue: Kind = {
  search: (db, day, after) => mandatesDebitedOn(db, searchedOn(day).debit, after),
  noticeOf: async (db, subject, { day, portal }) => {
    const found = await comingDebit(db, subject, searchedOn(day).debit)
    if (found === undefined || !isDue({ kind: 'DebitDue', dueOn: found.dueOn }, found.setUp, day)) return undefined
    const debit = { ...found, mandateId: subject.id, portal }
    return { mail: (name) => debitDueMail(name, debit), sms: debitDueSms(debit) }
  },
}

const quoteUnpaid: Kind = {
  search: (db, day, after) => {
    const { quoteMade, quoteEnds } = searchedOn(day)
    return unpaidQuotes(db, { madeOn: quoteMade, validUntil: quoteEnds }, after)
  },
  noticeOf: async (db, subject, { day, now, portal, validDays }) => {
    const found = await findPayable(db, subject, { now, validDays })
    if (found === undefined) return undefined
    const [madeOn, last] = [dayInLagos(found.createdAt.getTime()), validUntil(found, validDays)]
    if (!isDue({ kind: 'QuoteUnpaid', madeOn, validUntil: last }, found.createdAt, day)) return undefined
    const quote = {
      quoteId: found.id,
      quoteNo: found.quoteNo,
      product: found.productName,
      price: kobo(found.totalPremium),
      validUntil: last,
      portal,
    }
    return { mail: (name) => quoteUnpaidMail(name, quote), sms: quoteUnpaidSms(quote) }
  },
}

const documentExpires: Kind = {
  search: (db, day, after) => documentsExpiring(db, searchedOn(day).documentExpires, after),
  noticeOf: async (db, subject, { day, portal }) => {
    const found = await currentDocument(db, subject)
    if (found === undefined) return undefined
    const expiresOn = found.expiryDate as CalendarDate
    if (!isDue({ kind: 'DocumentExpires', expiresOn }, found.createdAt, day)) return undefined
    const document = { type: found.type, expiresOn, portal }
    return { mail: (name) => documentExpiresMail(name, document), sms: documentExpiresSms(document) }
  },
}

export const kinds: Readonly<Record<ReminderKind, Kind>> = {
  CoverEnds: coverEnds,
  DebitDue: debitDue,
  QuoteUnpaid: quoteUnpaid,
  DocumentExpires: documentExpires,
}
