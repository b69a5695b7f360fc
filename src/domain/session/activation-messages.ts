/** The texts of the activation of an account, exactly as in the specification where it has them. */
export const activationMessages = {
  working: 'Activating your email...',
  done: 'Email Activated Successfully!',
  missing: 'Missing required activation parameters',
  unspecific: 'Activation failed without specific error',
  unreachable: 'Failed to connect to the server. Please try again.',
  resent: 'Email Successfully sent.',
} as const
