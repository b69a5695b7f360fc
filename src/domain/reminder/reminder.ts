/** What a customer is reminded of, in the order of the settings. */
export const reminderKinds = ['CoverEnds', 'DebitDue', 'QuoteUnpaid', 'DocumentExpires'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export const isReminderKind = (text: string): text is ReminderKind => reminderKinds.some((kind) => kind === text)

/** How a customer gets the reminders of a kind. */
export type ReminderSetting = { readonly kind: ReminderKind; readonly mail: boolean; readonly sms: boolean }
