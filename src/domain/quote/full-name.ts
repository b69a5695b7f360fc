import { LONGEST } from '../rules/constants'
import { plainName } from '../rules/plain-name'
import { atMost, required, text } from '../rules/rule'
import { fullNameMessage } from './messages'

/** Reads the full name of whoever asks for a quote. */
export const fullName = text(required(fullNameMessage), plainName, atMost(LONGEST.fullName))
