import type { Answer } from '../raw-client'

/** The answers that nobody may get: a failure without a reason for the customer, or that the database is away. */
export const unexpectedIn = (answers: readonly Answer[]): readonly string[] =>
  answers.flatMap(({ status, text, error }) =>
    status > 500 || (status === 500 && /^(An internal error.*)?$/.test(error?.message ?? ''))
      ? [`${status} ${text}`]
      : [],
  )
