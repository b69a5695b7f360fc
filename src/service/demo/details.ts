import { addDays } from '../../domain/values/calendar-arithmetic'
import { MOTOR_SIGNATURE } from '../../domain/rules/constants'
import type { CalendarDate } from '../../domain/values/calendar-date'
import type { Product } from '../shop/product/product'
import { covers } from '../shop/insurance/covers'

const { vehicleQuote, healthQuote, travelQuote, homeQuote, savingsQuote } = covers

/** The days from the payment of a demo trip to its first and its last day. */
const [DEPARTURE, ARRIVAL] = [7, 37]

type Bought = { readonly product: Product; readonly customer: string; readonly on: CalendarDate }

/**
 * What the demo policy with this number insures: the example of its product's call, each of a vehicle, house, person or
 * passport of its own, since none is insured twice at a time.
 */
export const demoDetails = (index: number, { product: { id, code, subCode }, customer, on }: Bought): unknown => {
  const number = String(100 + index)
  const [vehicle] = vehicleQuote.example.vehicles
  const [building] = homeQuote.example.building
  const relative = `Family Member ${number}`
  switch (code.slice(0, 2)) {
    case 'MT':
      return {
        signature: MOTOR_SIGNATURE,
        productId: id,
        vehicles: [{ ...vehicle, registrationNo: `LND-${number}KJ` }],
      }
    case 'HM':
      return { signature: customer, productId: id, building: [{ ...building, location: `${number} Example Street` }] }
    case 'TR':
      return {
        ...travelQuote.example,
        signature: relative,
        productId: id,
        subCode,
        passportNo: `A00000${number}`,
        depaturedate: `${addDays(on, DEPARTURE)}T09:00:00+01:00`,
        arrivaldate: `${addDays(on, ARRIVAL)}T18:30:00+01:00`,
      }
    case 'SV':
    case 'ED':
      return { ...savingsQuote.example, signature: customer, productId: id }
    default:
      return { ...healthQuote.example, signature: relative, productId: id, subCode }
  }
}
