import type { Mandate } from '../mandate/mandate'
import type { ListedPolicy, Policy } from '../policy/policy'

/** The lists that open the details of a row: what is in a row, and what the details have. */
type Lists = {
  readonly policies: { readonly row: ListedPolicy; readonly details: Policy }
  readonly mandates: { readonly row: Mandate; readonly details: Mandate }
}
export type ListName = keyof Lists
export type RowOf<Name extends ListName> = Lists[Name]['row']
export type DetailsOf<Name extends ListName> = Lists[Name]['details']

/** What a row of each list is called, where an address names the one whose details are open. */
export const rowNames = {
  policies: 'policy',
  mandates: 'mandate',
} as const satisfies Readonly<Record<ListName, string>>
export type RowName = (typeof rowNames)[ListName]

export const isListName = (name: string): name is ListName => Object.hasOwn(rowNames, name)
export const listNames = Object.keys(rowNames) as readonly ListName[]
