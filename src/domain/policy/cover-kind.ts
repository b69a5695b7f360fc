/** What is covered, in the eyes of who looks for it in a list: the colour and the icon of a cover follow it. */
export type CoverKind = 'motor' | 'health' | 'travel' | 'home' | 'savings'

/** By what the codes of products begin with. */
const byProduct: readonly (readonly [string, CoverKind])[] = [
  ['MT', 'motor'],
  ['HL', 'health'],
  ['LT', 'health'],
  ['TR', 'travel'],
  ['HM', 'home'],
  ['SV', 'savings'],
  ['ED', 'savings'],
]

/** The kind of the product with this code; `undefined` without one, and for a code that says nothing. */
export const coverKind = (productCode: string | undefined): CoverKind | undefined =>
  byProduct.find(([beginning]) => productCode?.startsWith(beginning))?.[1]
