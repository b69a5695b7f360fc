import * as t from 'io-ts'
import { Text, WireId } from '../../contract/codecs'

/**
 * The requests of the widget's page to the widget's server; the portal never sends them. Empty fields are accepted here,
 * so that the field's rule can provide the message.
 */

export const CardPayment = t.strict(
  { quoteId: WireId, number: Text(0, 32), expiry: Text(0, 10), cvv: Text(0, 8) },
  'card payment',
)

export const MandatePayment = t.strict(
  { quoteId: WireId, accountNumber: Text(0, 32), bankId: WireId, frequency: Text(0, 16), startDate: Text(0, 32) },
  'mandate payment',
)
