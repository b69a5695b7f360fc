import { isLeft, left, map } from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { LONGEST } from '../rules/constants'
import { atMost, parseFields, required, satisfies, text, type FieldFailure, type Parsed } from '../rules/rule'
import type { Id } from '../values/id'
import { naira, parseMoney, type Kobo } from '../values/money'
import { hasLetterOrDigit } from '../values/visible-text'
import { aboveZero, amount, upTo } from './amount'
import type { Appliance } from './appliances'
import { fullName } from './full-name'
import { applianceMessages, buildingMessages, quoteMessages } from './messages'
import type { QuoteProduct } from './quote-product'

/** The home form as it is typed, without its appliances; `location` is the field labelled address. */
export type HomeForm = {
  readonly signature: string
  readonly state: string
  readonly city: string
  readonly location: string
  readonly buildingValue: string
  readonly description: string
}

/** The request for a home quote: one building with its appliances, amounts in kobo. */
export type HomeQuoteRequest = {
  readonly kind: 'home'
  readonly signature: string
  readonly productId: Id
  readonly description: string
  readonly buildingValue: Kobo
  readonly city: string
  readonly location: string
  readonly state: string
  readonly items: readonly Appliance[]
}

/** The largest value of one building. The company's own figure. */
export const largestBuilding = naira(1_000_000_000)

const isWholeNaira = satisfies(
  (typed) => isSome(parseMoney(typed)) && !typed.includes('.'),
  buildingMessages.buildingValue,
)

/** The rules of the home form. The value of the building has no kobo. */
const parse = parseFields({
  signature: fullName,
  state: text(required(buildingMessages.state), atMost(LONGEST.place)),
  city: text(required(buildingMessages.city), atMost(LONGEST.place)),
  location: text(satisfies(hasLetterOrDigit, buildingMessages.location), atMost(LONGEST.address)),
  buildingValue: amount(
    buildingMessages.buildingValue,
    isWholeNaira,
    aboveZero(buildingMessages.buildingValue),
    upTo(largestBuilding),
  ),
  description: text(required(buildingMessages.description), atMost(LONGEST.description)),
})

/** An appliance that is not in the list yet would not be insured, so the customer decides first. */
const unlisted: FieldFailure = { field: 'items', message: applianceMessages.unlisted }

const alsoFailing = <Value>(failure: FieldFailure, parsed: Parsed<Value>): Parsed<Value> => {
  if (!isLeft(parsed)) return left([failure])
  const [first, ...rest] = parsed.left
  return left([first, ...rest, failure])
}

export const home: QuoteProduct<HomeForm, HomeQuoteRequest> = {
  category: 'Home Insurance',
  empty: { signature: '', state: '', city: '', location: '', buildingValue: '', description: '' },
  draft: {
    signature: 'store',
    state: 'store',
    city: 'store',
    location: 'store',
    buildingValue: 'store',
    description: 'store',
  },
  done: quoteMessages.homeDone,
  parse:
    ({ productId, appliances, hasUnlisted }) =>
    (form) =>
      pipe(
        hasUnlisted ? alsoFailing(unlisted, parse(form)) : parse(form),
        map((fields) => ({ kind: 'home', productId, items: appliances, ...fields })),
      ),
}
