/** An email address in the form in which two spellings of it are equal. */
export const comparable = (email: string): string => email.trim().normalize('NFC').toLowerCase()
