import type { LogInForm, SecondFactorRequired } from '../../domain/session/log-in'
import type { Resend } from '../core/countdown'
import { noErrors } from '../core/form'
import type { Submission } from '../core/submission'

export type LoginInput = {
  /** The address that is stored on this device, or nothing. */
  readonly email: string
  /** Whether policies are saved on this device that may be shown without a log-in. */
  readonly hasSaved: boolean
  /** Whether log-in can do more once its own document is loaded. */
  readonly needsOwnDocument: boolean
}

/** What is sent again is the activation link. */
export type LoginContext = Submission<LogInForm> &
  Resend & {
    readonly device: LoginInput
    /** The address whose activation link can be sent again, since the server said that it is not confirmed. */
    readonly unconfirmed: string | undefined
    /** The second factor that the server asks for. */
    readonly asked: SecondFactorRequired | undefined
  }

export const initialContext = ({ input }: { readonly input: LoginInput }): LoginContext => ({
  device: input,
  form: { email: '', password: '' },
  errors: noErrors,
  unconfirmed: undefined,
  sentAt: undefined,
  resendIn: 0,
  asked: undefined,
})
