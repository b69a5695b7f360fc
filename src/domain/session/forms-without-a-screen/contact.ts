import { CONTACT_MESSAGE_MINIMUM, CONTACT_SUBJECT_MINIMUM } from '../../rules/constants'
import { parseFields, required, satisfies, text } from '../../rules/rule'
import { emailField } from '../log-in'
import { contactMessages } from './messages'

/** No screen uses this form yet. */
export type ContactForm = {
  readonly email: string
  readonly name: string
  readonly subject: string
  readonly message: string
}

/** Surrounding spaces do not count. */
const says =
  (length: number) =>
  (text: string): boolean =>
    text.trim().length >= length

/** Parses the contact form; an empty message or subject is too short. */
export const parseContact = parseFields<ContactForm>({
  email: emailField,
  name: text(required(contactMessages.name)),
  subject: text(satisfies(says(CONTACT_SUBJECT_MINIMUM), contactMessages.subject)),
  message: text(satisfies(says(CONTACT_MESSAGE_MINIMUM), contactMessages.message)),
})
