import { authenticationFailureOf, namedBy, type FieldsByMember } from '../../domain/failure/failure'
import { parseCode, parsePhone, type CodeForm, type PhoneForm } from '../../domain/session/phone'
import type { SentCode } from '../../ports/phone-verification'
import { assigning } from '../core/assigning'
import { countDown, storeSent } from '../core/countdown'
import { errorsOfDefect, noErrors } from '../core/form'
import { failureBy, makeSubmission } from '../core/submission'
import type { PhoneContext } from './context'
import type { PhoneEvent } from './events'

const fields: FieldsByMember<SentCode, PhoneForm & CodeForm> = { phoneNumber: 'number', code: 'digit1' }

export const failureFrom = failureBy((error) => namedBy(fields)(authenticationFailureOf(error)))

export const number = makeSubmission(parsePhone, failureFrom)
export const code = makeSubmission(parseCode, failureFrom)

const assign = assigning<PhoneContext, PhoneEvent>()

export const phoneActions = {
  storeNumber: assign((_, phone: PhoneForm) => ({ phone, errors: noErrors })),
  storeCode: assign((_, form: CodeForm) => ({ code: form, errors: noErrors })),
  showNumberFields: assign(number.showFields),
  showCodeFields: assign(code.showFields),
  showFailure: assign(number.showFailure),
  showDefect: assign(() => ({ errors: errorsOfDefect })),
  clearErrors: assign(() => ({ errors: noErrors })),
  storeSent: assign(storeSent),
  countDown: assign(countDown),
}
