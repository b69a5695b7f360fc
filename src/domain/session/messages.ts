/** The texts of log-in and session, exactly as in the specification where it has them. */
export const logInMessages = {
  emailRequired: 'Please enter your email address',
  emailValid: 'Please enter a valid email address',
  done: 'Login was successful, redirecting to dashboard',
} as const

export const sessionMessages = {
  notAuthorised: 'User not authorized',
  ended: 'Your session has ended. Please log in again.',
  afterEnd: 'Forms you had started will be filled in again, except passwords, BVN, medical answers and files.',
} as const
