import { LONGEST } from '../rules/constants'
import { personName } from '../rules/plain-name'
import { atMost, text } from '../rules/rule'
import { fullNameMessage } from './messages'

/** Reads the full name of whoever asks for a quote. */
export const fullName = text(personName(fullNameMessage), atMost(LONGEST.fullName))
