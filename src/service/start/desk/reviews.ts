import { StartError, type Database } from '../../platform/database/database'
import { endReview, waitingForReview, type ReviewRequest } from '../../kyc/review'
import { listSections } from '../../kyc/section-repository'
import { sectionItems } from '../../kyc/sections'
import { NotFoundError, UserFriendlyError } from '../../wire/errors'

/** The reviews that wait, as a text, the oldest first. */
export const listReviews = async (db: Database): Promise<string> => {
  const waiting = await waitingForReview(db)
  const reviews = await Promise.all(
    waiting.map(async ({ id, name, surname, emailAddress, since }) => {
      const sections = sectionItems(await listSections(db, id)).map(
        ({ kycField, status }) => `  ${kycField}: ${status}`,
      )
      return [`${name} ${surname} <${emailAddress}>, since ${since?.toISOString() ?? 'never'}`, ...sections].join('\n')
    }),
  )
  return reviews.length === 0 ? 'No review waits.' : reviews.join('\n\n')
}

/** Ends a review and says so. @throws StartError if the customer does not exist or has nothing to review */
export const decideReview = async (db: Database, review: ReviewRequest, now: Date, portal: string): Promise<string> => {
  const { emailAddress, decision } = review
  try {
    const status = await endReview(db, review, now, portal)
    return `${emailAddress} is ${decision === 'approve' ? 'approved' : 'rejected'}: the status is ${status}. An email says so.`
  } catch (error) {
    if (error instanceof NotFoundError) throw new StartError(`No customer has the email address ${emailAddress}.`)
    if (error instanceof UserFriendlyError) throw new StartError([error.message, error.details ?? ''].join(' ').trim())
    throw error
  }
}
