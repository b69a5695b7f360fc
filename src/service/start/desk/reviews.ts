import { StartError, type Database } from '../../platform/database/database'
import { endReview, reviewOfCustomer, waitingReviews, type Review, type ReviewRequest } from '../../kyc/review'
import { NotFoundError, UserFriendlyError } from '../../wire/errors'

const textOf = ({ name, surname, emailAddress, since, version, sections }: Review): string =>
  [
    `${name} ${surname} <${emailAddress}>, since ${since?.toISOString() ?? 'never'}, version ${version}`,
    ...sections.map(
      (section) =>
        `  ${section.field}: ${section.status}, version ${section.version}, saved ${section.savedAt.toISOString()}`,
    ),
  ].join('\n')

/** The reviews that wait, as a text, the oldest first. */
export const listReviews = async (db: Database): Promise<string> => {
  const reviews = await waitingReviews(db)
  return reviews.length === 0 ? 'No review waits.' : reviews.map(textOf).join('\n\n')
}

const nobody = (emailAddress: string): StartError =>
  new StartError(`No customer has the email address ${emailAddress}.`)

/** What there is to review of one customer, waiting or not. @throws StartError if the customer does not exist */
export const showReview = async (db: Database, emailAddress: string): Promise<string> => {
  const review = await reviewOfCustomer(db, emailAddress)
  if (review === undefined) throw nobody(emailAddress)
  return textOf(review)
}

const sentencesOf = ({ message, details }: UserFriendlyError): string =>
  [/[.!?]$/.test(message) ? message : `${message}.`, details ?? ''].join(' ').trim()

/** Ends a review and says so. @throws StartError if there is no such customer, nothing to review, or another version */
export const decideReview = async (db: Database, review: ReviewRequest, now: Date, portal: string): Promise<string> => {
  const { emailAddress, decision } = review
  try {
    const status = await endReview(db, review, now, portal)
    return `${emailAddress} is ${decision === 'approve' ? 'approved' : 'rejected'}: the status is ${status}. An email says so.`
  } catch (error) {
    if (error instanceof NotFoundError) throw nobody(emailAddress)
    if (error instanceof UserFriendlyError) throw new StartError(sentencesOf(error))
    throw error
  }
}
