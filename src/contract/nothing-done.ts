/**
 * The code of a failure at which nothing was done for certain: the service was too busy to begin, or undid all of it, or at
 * the widget refused a payment. Without it a status of 500 or more leaves open what became of a write.
 */
export const NOTHING_DONE = 'NothingDone'
