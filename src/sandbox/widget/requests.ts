import * as t from 'io-ts'
import { Text, WireId } from '../../contract/codecs'

/**
 * What the widget's own page sends to the widget's own server; the portal never makes these calls. An empty field
 * passes here, so that the rule of the field can say what to enter.
 */

export const CardPayment = t.strict(
  { quoteId: WireId, number: Text(0, 32), expiry: Text(0, 10), cvv: Text(0, 8) },
  'card payment',
)

export const MandatePayment = t.strict(
  { quoteId: WireId, accountNumber: Text(0, 32), bankId: WireId, frequency: Text(0, 16), startDate: Text(0, 32) },
  'mandate payment',
)
