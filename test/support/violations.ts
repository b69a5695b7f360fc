import type { Violation } from '../../src/sandbox/wire/errors'

/** The fields that a list of violations is about. */
export const membersOf = (violations: readonly (Violation | null)[]): readonly string[] =>
  violations.flatMap((violation) => violation?.members ?? [])
