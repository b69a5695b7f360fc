import { PASSWORD_MINIMUM } from '../rules/constants'

/** The texts of log-in and session, exactly as in the specification where it has them. */
export const logInMessages = {
  emailRequired: 'Please enter your email address',
  emailValid: 'Please enter a valid email address',
  done: 'Login was successful, redirecting to dashboard',
} as const

export const signUpMessages = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  passwordRequired: 'Please enter your password',
  passwordLength: `Password must be at least ${PASSWORD_MINIMUM} characters in length`,
  done: 'Your account has been created. Please confirm your email address.',
  userNameTaken: 'This user name is already taken. Please try another email address.',
} as const

export const activationMessages = {
  working: 'Activating your email...',
  done: 'Email Activated Successfully!',
  missing: 'Missing required activation parameters',
  unspecific: 'Activation failed without specific error',
  unreachable: 'Failed to connect to the server. Please try again.',
  resent: 'Email Successfully sent.',
} as const

/** The texts of a forgotten password. */
export const resetMessages = {
  done: 'Your password has been changed. Please log in with the new one.',
  unknown: 'We do not know whether your password was changed.',
  tryBoth: 'Try to log in with the new one. If that fails, send it again here.',
} as const

export const sessionMessages = {
  notAuthorised: 'User not authorized',
  ended: 'Your session has ended. Please log in again.',
} as const
