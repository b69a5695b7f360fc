import { map } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import * as t from 'io-ts'
import { Naira, optional, Text, WireId } from '../../contract/codecs'
import { withoutSeparators } from '../../domain/values/separators'

/**
 * The requests of the widget's page to the widget's server; the portal never sends them. Empty fields are accepted here,
 * so that the field's rule can provide the message.
 */

const Typed = Text(0, 256)

/** A number as it was typed, read without its blanks, hyphens and dots. */
const TypedNumber = new t.Type<string>(
  'number as typed',
  Typed.is,
  flow(Typed.validate, map(withoutSeparators)),
  t.identity,
)

/** `amount` is what the page shows, in naira; what is owed for a cover grows while it is open. */
export const CardPayment = t.strict(
  { quoteId: WireId, number: TypedNumber, expiry: TypedNumber, cvv: TypedNumber, amount: optional(Naira) },
  'card payment',
)

const mandateFields = {
  quoteId: WireId,
  accountNumber: TypedNumber,
  bankId: WireId,
  frequency: Text(0, 16),
  startDate: Text(0, 32),
}

/** What the debits of a mandate depend on, before the customer agrees to them. */
export const MandatePlan = t.strict(mandateFields, 'mandate plan')

export const MandatePayment = t.strict({ ...mandateFields, consent: optional(t.boolean) }, 'mandate payment')
