import { isLeft, left, right, type Either } from 'fp-ts/Either'
import { APPLIANCE_TOTAL_CAP_NAIRA } from '../rules/constants'
import type { DraftPolicy } from '../rules/draft-policy'
import { parseFields, readAs, required, satisfies, text, type FieldFailures } from '../rules/rule'
import { formatAmount, kobo, naira, type Kobo } from '../values/money'
import { visibleText } from '../values/visible-text'
import { aboveZero, readAmount } from './amount'
import { applianceMessages, quoteMessages } from './messages'

/** The appliance that is being added, as it is typed. */
export type ApplianceForm = { readonly itemDesc: string; readonly itemValue: string }

/** An appliance in the list; its value is in kobo. */
export type Appliance = { readonly itemDesc: string; readonly itemValue: Kobo }

/** The draft of the appliances: the one that is being added, and the list. */
export const appliancesDraft: DraftPolicy<ApplianceForm & { readonly items: unknown }> = {
  itemDesc: 'store',
  itemValue: 'store',
  items: 'store',
}

export const emptyAppliance: ApplianceForm = { itemDesc: '', itemValue: '' }

export const applianceCap: Kobo = naira(APPLIANCE_TOTAL_CAP_NAIRA)

/** The exact sum of the values. */
export const totalOf = (items: readonly Appliance[]): Kobo =>
  kobo(items.reduce((total, { itemValue }) => total + itemValue, 0n))

/** The names that can still be added: none twice. */
export const choicesOf = (names: readonly string[], items: readonly Appliance[]): readonly string[] =>
  names.filter((name) => !items.some(({ itemDesc }) => itemDesc === name))

/** Whether an appliance was chosen or priced, but not added; not if there is none left to choose. */
export const isUnlisted = (
  names: readonly string[],
  { typed, items }: { readonly typed: ApplianceForm; readonly items: readonly Appliance[] },
): boolean => choicesOf(names, items).length > 0 && visibleText(`${typed.itemDesc}${typed.itemValue}`).trim() !== ''

/** An appliance has a name that is not in the list yet, and a value that is an amount above zero. */
const parse = (items: readonly Appliance[]) =>
  parseFields({
    itemDesc: text(
      required(applianceMessages.itemDesc),
      satisfies((name) => choicesOf([name], items).length > 0, applianceMessages.itemDesc),
    ),
    itemValue: readAs(readAmount, quoteMessages.invalidNumber, aboveZero(quoteMessages.invalidNumber)),
  })

/** Why an appliance is not added: its fields, or the cap. */
export type Refusal =
  | { readonly _tag: 'Broken'; readonly fields: FieldFailures<keyof ApplianceForm> }
  | { readonly _tag: 'AboveCap' }

/** The list with one more; a name that is in the list already is invalid. Exactly the cap is allowed. */
export const addAppliance = (
  items: readonly Appliance[],
  form: ApplianceForm,
): Either<Refusal, readonly Appliance[]> => {
  const appliance = parse(items)(form)
  if (isLeft(appliance)) return left({ _tag: 'Broken', fields: appliance.left })
  const more = [...items, appliance.right]
  return totalOf(more) <= applianceCap ? right(more) : left({ _tag: 'AboveCap' })
}

/** The list without that appliance. */
export const removeAppliance = (items: readonly Appliance[], itemDesc: string): readonly Appliance[] =>
  items.filter((item) => item.itemDesc !== itemDesc)

/** The list as a draft stores it: texts. */
export const rowsOf = (items: readonly Appliance[]): readonly ApplianceForm[] =>
  items.map(({ itemDesc, itemValue }) => ({ itemDesc, itemValue: formatAmount(itemValue).replaceAll(',', '') }))

/** The list from a draft; whatever breaks a rule or the cap is left out. */
export const fromRows = (rows: readonly Readonly<Record<string, string>>[]): readonly Appliance[] =>
  rows.reduce<readonly Appliance[]>((items, { itemDesc = '', itemValue = '' }) => {
    const added = addAppliance(items, { itemDesc, itemValue })
    return isLeft(added) ? items : added.right
  }, [])
