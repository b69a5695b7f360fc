import { brand } from './brand'

/** The address that opens a message to the brokerage, about this subject. */
export const mailTo = (subject: string): string => `mailto:${brand.email}?subject=${encodeURIComponent(subject)}`
