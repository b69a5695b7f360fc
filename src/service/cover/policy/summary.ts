import { linesOf } from '../../shop/product/particulars'
import { chosenPeriodOf, particularsOf, renewalFormOf, type Bought } from '../../shop/quote/insured'
import type { PolicySummary } from '../tables'

/** How many bytes of a customer's own text a row of a list shows, as they are in JSON. */
const SHOWN_BYTES = 200

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2

/** A text as a row of a list shows it: a long one ends early. */
export const inRow = (text: string): string => {
  if (bytesOf(text) <= SHOWN_BYTES) return text
  let bytes = 0
  const characters = Array.from(text)
  const end = characters.findIndex((character) => (bytes += bytesOf(character)) > SHOWN_BYTES)
  return `${characters.slice(0, end).join('')}…`
}

export const summaryOf = (bought: Bought): PolicySummary => {
  const [fact] = linesOf(particularsOf({ ...bought, beneficiaries: [] }))
  return {
    ...(fact && { fact: [inRow(fact[0]), inRow(fact[1])] as const }),
    isChosen: chosenPeriodOf(bought) !== undefined,
    hasForm: renewalFormOf(bought) !== undefined,
  }
}
