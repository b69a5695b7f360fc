import type { SignUpForm } from '../../domain/session/sign-up'

export type RegistrationEvent = { readonly type: 'submit-sign-up'; readonly form: SignUpForm }
