import type { Violation } from '../../src/service/wire/errors'

/** The fields that a list of violations is about; each of them has to say in a sentence what is wrong. */
export const membersOf = (violations: readonly (Violation | null)[]): readonly string[] =>
  violations.flatMap((violation) => {
    if (violation !== null && !/^[A-Z].*\w/.test(violation.message))
      throw new Error(`"${violation.message}" is no sentence`)
    return violation?.members ?? []
  })
