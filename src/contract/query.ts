import * as t from 'io-ts'
import { chain } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { optional, type WireId } from './codecs'

/** A whole number in a query string, with bounds; a number out of bounds is an invalid request and is not clamped. */
const WholeNumberText = (minimum: number, maximum: number): t.Type<number, string, unknown> =>
  new t.Type<number, string, unknown>(
    `whole number from ${minimum} to ${maximum}`,
    (value): value is number => Number.isInteger(value),
    (value, context) =>
      pipe(
        t.string.validate(value, context),
        chain((text) => {
          const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
          return number >= minimum && number <= maximum ? t.success(number) : t.failure(value, context)
        }),
      ),
    String,
  )

/** An id in a query string: always text, even if the response had a number. */
export const IdText = new t.Type<WireId, string, unknown>(
  'id',
  (value): value is WireId => typeof value === 'string' || typeof value === 'number',
  (value, context) =>
    typeof value === 'string' && value !== '' && value.length <= 64 ? t.success(value) : t.failure(value, context),
  String,
)

const limitedText = (maximum: number) =>
  new t.Type<string, string, unknown>(
    `text of at most ${maximum} characters`,
    t.string.is,
    (value, context) =>
      typeof value === 'string' && value.length <= maximum ? t.success(value) : t.failure(value, context),
    t.identity,
  )

/** The text of a search, sent as `Filter`. */
const FilterText = limitedText(256)

/** `field ASC` or `field DESC`. The server accepts only certain fields. */
const SortingText = limitedText(64)

/** The paging of ABP: `SkipCount` ≥ 0, `MaxResultCount` 1…1000 (10 when absent), `Sorting`, `Filter`. */
export const paging = {
  SkipCount: optional(WholeNumberText(0, 999_999_999)),
  MaxResultCount: optional(WholeNumberText(1, 1000)),
  Sorting: optional(SortingText),
  Filter: optional(FilterText),
}

export const PagedQuery = t.strict(paging, 'paging')
export type PagedQuery = t.TypeOf<typeof PagedQuery>
