import { PASSWORD_MINIMUM } from '../rules/constants'

/** The texts of registration, exactly as in the specification where it has them. */
export const signUpMessages = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  passwordRequired: 'Please enter your password',
  passwordLength: `Password must be at least ${PASSWORD_MINIMUM} characters in length`,
  done: 'Your account has been created. Please confirm your email address.',
  userNameTaken: 'This user name is already taken. Please try another email address.',
} as const
