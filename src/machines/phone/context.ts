import { emptyCode, phoneFormOf, type CodeForm, type PhoneForm } from '../../domain/session/phone'
import type { Resend } from '../core/countdown'
import { noErrors, type FormErrors } from '../core/form'

/**
 * `number` is that of the profile in one piece, empty when there is none; or the one that a code was sent to, at
 * `sentAt`.
 */
export type PhoneInput = { readonly number: string; readonly sentAt?: number }

export type PhoneContext = Resend & {
  /** The customer whose number is verified. */
  readonly phone: PhoneForm
  readonly code: CodeForm
  readonly errors: FormErrors
}

export const initialContext = ({ input }: { readonly input: PhoneInput }): PhoneContext => ({
  phone: phoneFormOf(input.number),
  code: emptyCode,
  errors: noErrors,
  sentAt: input.sentAt,
  resendIn: 0,
})
