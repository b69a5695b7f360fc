import { and, count, eq, max, sql } from 'drizzle-orm'
import * as t from 'io-ts'
import type { KycStatus } from '../../domain/kyc/status'
import { optional } from '../../contract/codecs'
import { findByEmail, lockCustomer } from '../account/repository'
import type { Database } from '../platform/database/database'
import { customer } from '../account/tables'
import { kycSection } from './tables'
import { transact } from '../platform/database/transaction'
import { approvalMail, rejectionMail } from './mails'
import { sendMail } from '../platform/mail/repository'
import { NotFoundError, UserFriendlyError } from '../wire/errors'
import { listSections, setSections } from './section-repository'
import { kycFields, kycStatusOf, type KycField } from './sections'

const fields = Object.fromEntries(kycFields.map((field) => [field, null])) as Record<KycField, null>

const reasons = Object.fromEntries(kycFields.map((field) => [field, t.string])) as Record<KycField, t.StringC>

/**
 * The decision of a review. `reasons` has a reason for each section, `reason` is the one of every other section. A
 * rejection without sections rejects those with a reason of their own, or else the identification document.
 */
export const ReviewRequest = t.strict(
  {
    emailAddress: t.string,
    decision: t.keyof({ approve: null, reject: null }, 'decision'),
    sections: optional(t.array(t.keyof(fields, 'KYC field'))),
    reason: optional(t.string),
    reasons: optional(t.partial(reasons, 'reasons by section')),
  },
  'review',
)
export type ReviewRequest = t.TypeOf<typeof ReviewRequest>

const rejectedOf = ({ sections = [], reasons: own = {} }: ReviewRequest): readonly KycField[] => {
  const named = kycFields.filter((field) => sections.includes(field) || own[field] !== undefined)
  return named.length === 0 ? ['Identification Document'] : named
}

/**
 * Ends a review and notifies the customer by email, with a link into the portal, whose origin is `portal`.
 * @throws NotFoundError, UserFriendlyError if none is pending
 */
export const endReview = (db: Database, review: ReviewRequest, now: Date, portal: string): Promise<KycStatus> =>
  transact(db, async (transaction) => {
    const found = await findByEmail(transaction, review.emailAddress)
    if (found === undefined) throw new NotFoundError('Customer', review.emailAddress)
    await lockCustomer(transaction, found.id)
    const sections = await listSections(transaction, found.id)
    const approved = review.decision === 'approve'
    const reviewed = approved ? kycFields : rejectedOf(review)
    if (!reviewed.every((field) => sections.some((section) => section.field === field)))
      throw new UserFriendlyError('There is nothing to review yet.', `The status is ${kycStatusOf(sections)}.`)
    if (approved && kycStatusOf(sections) === 'Approved')
      throw new UserFriendlyError('There is nothing to review: all is approved.')
    if (approved) {
      await setSections(transaction, found.id, kycFields, 'Approved', null)
      await sendMail(transaction, found.emailAddress, approvalMail(found.name, portal), now)
    } else {
      const rejected = reviewed.map((field) => ({ field, reason: review.reasons?.[field] ?? review.reason }))
      for (const { field, reason } of rejected)
        await setSections(transaction, found.id, [field], 'Rejected', reason ?? null)
      await sendMail(transaction, found.emailAddress, rejectionMail(found.name, rejected, portal), now)
    }
    return kycStatusOf(await listSections(transaction, found.id))
  })

/** The customers with a pending review: all sections saved, not all approved, none rejected; the oldest first. */
export const waitingForReview = (db: Database) => {
  const since = max(kycSection.savedAt)
  return db
    .select({
      id: customer.id,
      emailAddress: customer.emailAddress,
      name: customer.name,
      surname: customer.surname,
      since,
    })
    .from(customer)
    .innerJoin(kycSection, eq(kycSection.customerId, customer.id))
    .groupBy(customer.id)
    .having(
      and(
        eq(count(), kycFields.length),
        sql`bool_or(${kycSection.status} = 'Pending')`,
        sql`not bool_or(${kycSection.status} = 'Rejected')`,
      ),
    )
    .orderBy(since)
    .limit(100)
}
