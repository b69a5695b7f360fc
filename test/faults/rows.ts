import type { PortalCall } from './calls'
import { faults, type Fault } from './faults'
import { uses } from './uses'
import type { Use } from './use'

export type RowName = { readonly call: PortalCall; readonly screen: string; readonly fault: string }
export type Row = { readonly name: RowName; readonly use: Use; readonly fault: Fault }

export const titleOf = ({ call, screen, fault }: RowName): string => `${call} at ${screen}: ${fault}`

/** Every fault of every call on every screen that makes it. */
export const allRows: readonly Row[] = (Object.keys(uses) as readonly PortalCall[]).flatMap((call) =>
  uses[call].flatMap((use) => faults.map((fault) => ({ name: { call, screen: use.screen, fault: fault.name }, use, fault }))),
)

/** A number for a text, FNV-1a. */
const hash = (text: string): number => {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}

/** About a tenth of the rows, another one for each seed. */
export const tenthOf = (seed: string): readonly Row[] => allRows.filter(({ name }) => hash(seed + titleOf(name)) % 10 === 0)
