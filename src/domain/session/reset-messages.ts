/** The texts of a forgotten password. */
export const resetMessages = {
  done: 'Your password has been changed. Please log in with the new one.',
  unknown: 'We do not know whether your password was changed.',
  tryBoth: 'Try to log in with the new one. If that fails, send it again here.',
} as const
