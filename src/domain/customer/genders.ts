/** The genders of a customer, in the order of the specification's list. */
export const genders = ['Male', 'Female'] as const
