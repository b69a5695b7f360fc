import { CONTACT_MESSAGE_MINIMUM, CONTACT_SUBJECT_MINIMUM } from '../../rules/constants'
import { required, satisfies, validate } from '../../rules/rule'
import { contactMessages } from '../account-messages'
import { emailRules } from '../log-in'

export type ContactForm = {
  readonly email: string
  readonly name: string
  readonly subject: string
  readonly message: string
}

/** Spaces around a text say nothing, so they do not count. */
const says = (length: number) => (text: string): boolean => text.trim().length >= length

/** The rules of the contact form (requirement AUTH-27); an empty message or subject is too short. */
export const checkContact = validate<keyof ContactForm>({
  email: emailRules,
  name: [required(contactMessages.name)],
  subject: [satisfies(says(CONTACT_SUBJECT_MINIMUM), contactMessages.subject)],
  message: [satisfies(says(CONTACT_MESSAGE_MINIMUM), contactMessages.message)],
})
