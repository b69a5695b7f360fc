/** The address that calls a number as it is written down. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/** The address that opens a WhatsApp chat with an international number, and what the message begins with. */
export const whatsAppLink = (number: string, text?: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`

/** The address that opens an email, and its subject. */
export const mailLink = (address: string, subject?: string): string =>
  `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
