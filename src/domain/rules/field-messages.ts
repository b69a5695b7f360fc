/** Texts for fields of every form; ours, since the specification has none. */
export const fieldMessages = {
  name: 'Please enter a name without links or line breaks',
  date: 'We could not read this date. Type the day, month and year, like 31/01/1990.',
  phoneNumber: 'Please enter the phone number in digits, like 0803 123 4567',
} as const

/** Instead of cutting a text, which nobody would notice. */
export const tooLong = (limit: number): string => `Please use at most ${String(limit)} characters`

/** The answer to a landline in Lagos in its form until the end of 2023. */
export const oldLandline = (present: string): string => `Lagos numbers now begin with 0201: ${present}`
