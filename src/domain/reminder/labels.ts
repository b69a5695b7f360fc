import type { ReminderKind } from './reminder'

/** What a kind of reminder is called, and when it comes. */
export const reminderLabels: Readonly<Record<ReminderKind, { readonly title: string; readonly when: string }>> = {
  CoverEnds: {
    title: 'Cover that ends',
    when: '30, 14, 7 and 1 days before its last day. For cover of less than 60 days, the day before.',
  },
  DebitDue: { title: 'Debits', when: 'Three days before each debit of a mandate.' },
  QuoteUnpaid: {
    title: 'Quotes that are not paid',
    when: 'Two days after you got the quote, and two days before it ends.',
  },
  DocumentExpires: { title: 'Identity document', when: '30 days before it expires.' },
}

export const reminderMessages = {
  always: 'When a cover has ended, and when a debit fails, we always write to you by email.',
  saved: 'Saved',
  notSaved: 'This was not saved. Please choose again.',
  notAvailable: 'Reminders are not available yet',
  later: 'We cannot send you reminders at the moment.',
} as const
