import { and, count, eq, max, sql } from 'drizzle-orm'
import * as t from 'io-ts'
import type { KycStatus } from '../../domain/kyc/steps'
import { optional } from '../../contract/codecs'
import { findByEmail, lockCustomer } from '../account/repository'
import type { Database } from '../platform/database/database'
import { customer } from '../account/tables'
import { kycSection } from './tables'
import { transact } from '../platform/database/transaction'
import { approvalMail, rejectionMail } from './mails'
import { sendMail } from '../platform/mail/repository'
import { NotFoundError, UserFriendlyError } from '../wire/errors'
import { listSections, listSectionsOf, lockSections, setSections } from './section-repository'
import { changedSince, kycFields, kycStatusOf, versionOf, type KycField, type SavedSection } from './sections'

const fields = Object.fromEntries(kycFields.map((field) => [field, null])) as Record<KycField, null>

const reasons = Object.fromEntries(kycFields.map((field) => [field, t.string])) as Record<KycField, t.StringC>

/**
 * The decision of a review, about the version that was listed. `reasons` has a reason for each section, `reason` is the one of every other section. A
 * rejection without sections rejects those with a reason of their own, or else the identification document.
 */
export const ReviewRequest = t.strict(
  {
    emailAddress: t.string,
    version: t.string,
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
 * @throws NotFoundError, UserFriendlyError if none is pending, or a section changed after it was listed
 */
export const endReview = (db: Database, review: ReviewRequest, now: Date, portal: string): Promise<KycStatus> =>
  transact(db, async (transaction) => {
    const found = await findByEmail(transaction, review.emailAddress)
    if (found === undefined) throw new NotFoundError('Customer', review.emailAddress)
    await lockCustomer(transaction, found.id)
    const sections = await lockSections(transaction, found.id)
    const approved = review.decision === 'approve'
    const reviewed = approved ? kycFields : rejectedOf(review)
    if (!reviewed.every((field) => sections.some((section) => section.field === field)))
      throw new UserFriendlyError('There is nothing to review yet.', `The status is ${kycStatusOf(sections)}.`)
    if (approved && kycStatusOf(sections) === 'Approved')
      throw new UserFriendlyError('There is nothing to review: all is approved.')
    const changed = changedSince(review.version, sections)
    if (changed.length > 0)
      throw new UserFriendlyError('Changed since it was listed', `Not as listed: ${changed.join(', ')}. List it again.`)
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

/** What a review is shown: who, and each section with the version that a decision repeats. */
export type Review = {
  readonly emailAddress: string
  readonly name: string
  readonly surname: string
  readonly since: Date | null
  readonly version: string
  readonly sections: readonly SavedSection[]
}

/** The customers with a pending review: all sections saved, not all approved, none rejected; the oldest first. */
const waitingCustomers = (db: Database) => {
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

const reviewOf = <Of extends Pick<Review, 'emailAddress' | 'name' | 'surname' | 'since'>>(
  { emailAddress, name, surname, since }: Of,
  saved: readonly SavedSection[],
): Review => {
  const sections = kycFields.flatMap((field) => saved.find((section) => section.field === field) ?? [])
  return { emailAddress, name, surname, since, version: versionOf(sections), sections }
}

/** The reviews that wait, the oldest first. */
export const waitingReviews = async (db: Database): Promise<Review[]> => {
  const waiting = await waitingCustomers(db)
  const sections = await listSectionsOf(
    db,
    waiting.map(({ id }) => id),
  )
  return waiting.map((found) =>
    reviewOf(
      found,
      sections.filter(({ customerId }) => customerId === found.id),
    ),
  )
}

/** What there is to review of one customer, waiting or not; `undefined` if nobody has this address. */
export const reviewOfCustomer = async (db: Database, emailAddress: string): Promise<Review | undefined> => {
  const found = await findByEmail(db, emailAddress)
  if (found === undefined) return undefined
  const sections = await listSections(db, found.id)
  const saves = sections.map(({ savedAt }) => savedAt.getTime())
  return reviewOf({ ...found, since: saves.length === 0 ? null : new Date(Math.max(...saves)) }, sections)
}
