import * as t from 'io-ts'
import { chain } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'

/**
 * The basic codecs that resources are composed of; each resource has its own codec next to its calls, with the API's
 * field names. Responses are decoded tolerantly: null equals missing, extra fields are dropped, an
 * unknown enum value stays text. Requests are strict in types and tolerant of extra fields.
 */

/** A date or an instant: what a server sends for none, `0001-01-01T00:00:00` for example, is before 1900. */
class CalendarType extends t.Type<string> {
  readonly _tag = 'CalendarType'
}

const isNoDate = (codec: t.Mixed, value: unknown): boolean =>
  codec instanceof CalendarType && typeof value === 'string' && /^\d{4}-/.test(value) && value < '1900'

/** Exposes the optional codec as `type`, like io-ts combinators, so that the structure of a codec can be traversed. */
export class OptionalType<A, O> extends t.Type<A | undefined, O | undefined> {
  readonly _tag = 'OptionalType'
  constructor(readonly type: t.Type<A, O>) {
    super(
      `${type.name} | missing`,
      (value): value is A | undefined => value === undefined || type.is(value),
      (value, context) =>
        value === null || value === undefined || isNoDate(type, value)
          ? t.success(undefined)
          : type.validate(value, context),
      (value) => (value === undefined ? undefined : type.encode(value)),
    )
  }
}

/** A value that may be missing. `null`, an absent field and a date that means none decode to `undefined`. */
export const optional = <A, O>(codec: t.Type<A, O>): t.Type<A | undefined, O | undefined> => new OptionalType(codec)

/** A field of a response that is only displayed; the tag of `tolerant`. */
export class TolerantType<A, O> extends OptionalType<A, O> {}

/**
 * A value that may be missing and is only displayed. A server's value that cannot be read counts as missing too, and is
 * reported. Not for ids, tokens, amounts to pay and payment states, and not for requests.
 */
export const tolerant = <A, O>(codec: t.Type<A, O>): t.Type<A | undefined, O | undefined> => new TolerantType(codec)

/**
 * A member of an enumeration: text, or a number as stock ABP serialises it. The adapters map it to the name that the
 * portal knows.
 */
export const Enumeration = t.union([t.string, t.number], 'enumeration')

/** An id of the server: opaque, sent back unchanged. */
export const WireId = t.union([t.string, t.number], 'id')
export type WireId = t.TypeOf<typeof WireId>

/** A number that was sent as text, as some servers send decimals. */
export const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value

/** A number that JSON can represent: `NaN` and the infinities are rejected. It may come as text. */
export const FiniteNumber = new t.Type<number>(
  'number',
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
  (value, context) => {
    const number = numberIn(value)
    return Number.isFinite(number) ? t.success(number as number) : t.failure(value, context)
  },
  t.identity,
)

/** An amount of money: a number of naira with at most two decimals. */
export const Naira = FiniteNumber

/** A calendar date, `YYYY-MM-DD`. A time part is dropped. */
export const WireDate = new CalendarType(
  'date',
  t.string.is,
  (value, context) =>
    pipe(
      t.string.validate(value, context),
      chain((text) =>
        /^\d{4}-\d{2}-\d{2}($|T)/.test(text) ? t.success(text.slice(0, 10)) : t.failure(value, context),
      ),
    ),
  t.identity,
)

/** An instant, ISO 8601 text; a server may send only a date. */
export const Instant = new CalendarType('instant', t.string.is, t.string.validate, t.identity)

/** Whether a text is as long as it has to be. Of a password whole characters count, as NIST SP 800-63B asks: an emoji is one. */
const hasLength = (value: string, minimum: number): boolean =>
  (minimum > 1 ? [...value].length : value.length) >= minimum

/** A text with a minimum and a maximum length; used by requests only. */
export const Text = (minimum: number, maximum: number): t.Type<string> => {
  const is = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= maximum && hasLength(value, minimum)
  return new t.Type<string>(
    minimum > 0 ? `text of ${minimum} to ${maximum} characters` : `text of at most ${maximum} characters`,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )
}

/** The result of a call that only confirms: `null`, or anything that a server adds, which is ignored. */
export const Void = new t.Type<undefined, null>(
  'nothing',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => null,
)

/** The result of a save, which the portal does not use; a stock server's void method has none. */
export const Saved = optional(t.strict({ id: tolerant(WireId) }, 'saved'))
