import type { SignUpForm } from '../../domain/session/sign-up'
import { fromAddress } from './paths'

/** The initial registration form: empty, except for the referral code in the address. */
export const signUpStart = (address: { readonly pathname: string; readonly search: string }): SignUpForm => {
  const here = fromAddress(address)
  const referralCode = here?.screen === 'register' ? (here.referralCode ?? '') : ''
  return { firstName: '', lastName: '', email: '', password: '', referralCode }
}
