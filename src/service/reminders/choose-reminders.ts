/** How every reminder ends that a customer can do without. */
export const CHOOSE_REMINDERS = 'You choose which reminders you get in your account, in Settings under Reminders.'
