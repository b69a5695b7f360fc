import { PRODUCT_CARD_TEXT_LENGTH } from '../rules/constants'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'
import type { DetailRow } from '../values/shown'

/** A kind of cover in the shop. `colour` is the background of its card. */
export type Category = {
  readonly id: Id
  readonly name: string
  readonly description: string
  readonly imageUrl: string | undefined
  readonly colour: string | undefined
}

/** What a customer wants to know before buying, as far as the server says it. */
export type CoverFacts = {
  readonly includes: readonly string[]
  readonly excludes: readonly string[]
  /** Sums insured, and the most that is paid for a part. */
  readonly limits: readonly DetailRow[]
  /** The part of each claim that the customer bears. */
  readonly excess: string | undefined
  /** What the smallest real case costs, and the words that follow: `a year`. */
  readonly fromPrice: Kobo | undefined
  readonly priceUnit: string | undefined
}

/** The product of a server that says nothing of it. */
export const noFacts: CoverFacts = {
  includes: [],
  excludes: [],
  limits: [],
  excess: undefined,
  fromPrice: undefined,
  priceUnit: undefined,
}

/** Whether the server says anything of a product. */
export const hasFacts = ({ includes, excludes, limits, excess, fromPrice }: CoverFacts): boolean =>
  includes.length + excludes.length + limits.length > 0 || excess !== undefined || fromPrice !== undefined

/** A product that can be bought. */
export type Product = CoverFacts & {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly description: string
  readonly imageUrl: string | undefined
}

/** Texts on product cards: the first thirty characters, with an ellipsis if the text was cut. */
export const cardText = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > PRODUCT_CARD_TEXT_LENGTH
    ? `${characters.slice(0, PRODUCT_CARD_TEXT_LENGTH).join('')}…`
    : text
}

/** A colour that is valid in a style; anything else is left out. */
export const safeColour = (text: string | undefined): string | undefined =>
  text !== undefined && /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i.test(text) ? text : undefined
