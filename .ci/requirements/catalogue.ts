import { readFileSync } from 'node:fs'
import { inRoot } from '../paths'

/**
 * A requirement's own words: alone, with the parts of which each needs a test, or with the benchmark that measures it
 * instead of a test.
 */
type Statement =
  | string
  | { readonly statement: string; readonly parts: ReadonlyArray<string> }
  | { readonly statement: string; readonly benchmark: string }

/** test/requirements.json: the requirements, each with an id and a statement. A test has to prove each of them. */
export type Catalogue = {
  readonly groups: ReadonlyArray<{ readonly from: string; readonly statements: Readonly<Record<string, Statement>> }>
}

/** A requirement in one form. `benchmark` is the path of a file, or undefined if tests prove the requirement. */
export type Requirement = {
  readonly id: string
  readonly statement: string
  readonly parts: ReadonlyArray<string>
  readonly benchmark: string | undefined
}

export const readCatalogue = (): Catalogue =>
  JSON.parse(readFileSync(inRoot('test', 'requirements.json'), 'utf8')) as Catalogue

const requirement = ([id, statement]: readonly [string, Statement]): Requirement =>
  typeof statement === 'string'
    ? { id, statement, parts: [], benchmark: undefined }
    : { id, parts: [], benchmark: undefined, ...statement }

/** The requirements of each group. */
export const groupsOf = ({ groups }: Catalogue): ReadonlyArray<readonly [string, ReadonlyArray<Requirement>]> =>
  groups.map(({ from, statements }) => [from, Object.entries(statements).map(requirement)])

export const requirementsOf = (catalogue: Catalogue): ReadonlyArray<Requirement> =>
  groupsOf(catalogue).flatMap(([, requirements]) => requirements)

/** The names that titles have to have: `POL-02`, or `POL-01: search` for each part. None for what a benchmark measures. */
export const namesOf = ({ id, parts, benchmark }: Requirement): ReadonlyArray<string> => {
  if (benchmark !== undefined) return []
  return parts.length === 0 ? [id] : parts.map((part) => `${id}: ${part}`)
}
