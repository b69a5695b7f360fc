import type { LogInForm, SecondFactorRequired } from '../../domain/session/log-in'
import type { SecondFactorForm } from '../../domain/session/second-factor'
import type { Resend } from '../core/countdown'
import { noErrors } from '../core/form'
import type { Submission } from '../core/submission'

/** What the server asked for: there is at least one way in which a code comes. */
export type SecondFactorInput = Omit<SecondFactorRequired, '_tag'> & {
  /** The log-in that was answered by the question, sent again with the code. */
  readonly logIn: LogInForm
}

export type SecondFactorContext = SecondFactorInput &
  Submission<SecondFactorForm> &
  Resend & {
    /** The way that was chosen last; the only one is chosen from the start. */
    readonly provider: string
  }

export const emptyForm: SecondFactorForm = { code: '', trustsBrowser: false }

export const initialContext = ({ input }: { readonly input: SecondFactorInput }): SecondFactorContext => ({
  ...input,
  provider: input.sent?.provider ?? input.providers[0] ?? '',
  form: emptyForm,
  errors: noErrors,
  sentAt: input.sent?.at,
  resendIn: 0,
})
