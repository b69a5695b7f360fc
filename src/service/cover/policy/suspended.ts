/** The status of a policy whose debits failed: it covers nothing until what is owed is paid. */
export const SUSPENDED = 'Suspended'

/** That of one for which it was not paid in time: it covers nothing any more. */
export const CANCELLED = 'Cancelled'
