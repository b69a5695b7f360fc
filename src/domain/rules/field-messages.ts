/** Texts for fields of every form; ours, since the specification has none. */
export const fieldMessages = {
  phoneNumber: 'Please enter the phone number in digits, like 0803 123 4567',
} as const
