import type { PortalCall } from './calls'
import { faults, type Fault } from './faults'
import { uses } from './uses'
import type { Use } from './use'

export type RowName = { readonly call: PortalCall; readonly screen: string; readonly fault: string }
export type Row = { readonly name: RowName; readonly use: Use; readonly fault: Fault }

export const titleOf = ({ call, screen, fault }: RowName): string => `${call} at ${screen}: ${fault}`

/** Every fault of every call on every screen that makes it. */
export const allRows: readonly Row[] = (Object.keys(uses) as readonly PortalCall[]).flatMap((call) =>
  uses[call].flatMap((use) =>
    faults.map((fault) => ({ name: { call, screen: use.screen, fault: fault.name }, use, fault })),
  ),
)

/** A screen that reads or one that sends, with or without a session. */
const kindOf = ({ press, loggedOut }: Use): string =>
  `${press === undefined ? 'Reads' : 'Sends'}, logged ${loggedOut === true ? 'out' : 'in'}`

const kinds = [...new Set(Object.values(uses).flat().map(kindOf))]

/** The name of a screen that makes a call, on the page. */
export const screenOf = ({ call, screen }: Pick<RowName, 'call' | 'screen'>): string => `${call} at \`${screen}\``

/** Whether a screen reads or sends, with or without a session, by its name. */
export const kindsOfScreens: ReadonlyMap<string, string> = new Map(
  allRows.map(({ name, use }) => [screenOf(name), kindOf(use)]),
)

/** Each fault on one screen of each kind: always the same rows, and another screen for each fault. */
export const sampleRows: readonly Row[] = kinds.flatMap((kind) =>
  faults.flatMap((fault, index) => {
    const ofKind = allRows.filter((row) => row.fault === fault && kindOf(row.use) === kind)
    return ofKind.slice(index % ofKind.length).slice(0, 1)
  }),
)
