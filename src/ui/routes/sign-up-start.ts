import type { SignUpForm } from '../../domain/session/sign-up'
import { fromAddress } from './paths'

/** The form that registration begins with: empty, but for the referral code of the address (requirement AUTH-11). */
export const signUpStart = (address: { readonly pathname: string; readonly search: string }): SignUpForm => {
  const here = fromAddress(address)
  const referralCode = here?.screen === 'register' ? (here.referralCode ?? '') : ''
  return { firstName: '', lastName: '', email: '', password: '', referralCode }
}
