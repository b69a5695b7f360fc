/** The day that it is where the company is, as an ISO date. */
export const todayInLagos = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date())
