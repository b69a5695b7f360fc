import { readFileSync } from 'node:fs'
import { inRoot } from '../paths'

/** test/requirements.json: the requirements, each with an id and a statement. A test has to prove each of them. */
export type Catalogue = {
  readonly groups: ReadonlyArray<{ readonly from: string; readonly statements: Readonly<Record<string, string>> }>
}

export const readCatalogue = (): Catalogue =>
  JSON.parse(readFileSync(inRoot('test', 'requirements.json'), 'utf8')) as Catalogue

export const idsOf = ({ groups }: Catalogue): ReadonlyArray<string> =>
  groups.flatMap(({ statements }) => Object.keys(statements))
