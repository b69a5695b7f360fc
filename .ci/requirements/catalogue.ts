import { readFileSync } from 'node:fs'
import { inRoot } from '../paths'

export type Stage = { readonly name: string; readonly ids: ReadonlyArray<string> }

/** test/requirements.json: what the product promises, a line for each, and which of it must be proven by now. */
export type Catalogue = {
  readonly groups: ReadonlyArray<{ readonly from: string; readonly statements: Readonly<Record<string, string>> }>
  /** How many stages, from the first on, must be proven in full. */
  readonly requiredStages: number
  readonly stages: ReadonlyArray<Stage>
}

export const readCatalogue = (): Catalogue =>
  JSON.parse(readFileSync(inRoot('test', 'requirements.json'), 'utf8')) as Catalogue

export const idsOf = ({ groups }: Catalogue): ReadonlyArray<string> =>
  groups.flatMap(({ statements }) => Object.keys(statements))

export const expectedIds = ({ stages, requiredStages }: Catalogue): ReadonlyArray<string> =>
  stages.slice(0, requiredStages).flatMap(({ ids }) => ids)
