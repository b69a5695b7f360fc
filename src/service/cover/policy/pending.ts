/** The status of a policy that waits for the first debit of its mandate: it covers nothing yet, and has no certificate. */
export const PENDING = 'Pending'

export const isPending = ({ status }: { readonly status: string }): boolean => status === PENDING
