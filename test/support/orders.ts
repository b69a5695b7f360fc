import { fine } from './customer-builder'
import { listOf } from './lists'
import type { RawClient } from './raw-client'
import { vehicle } from './vehicle'

const app = '/api/services/app'

/** What a customer does with the quotes that are not paid, through the API. */
export const ordersOf = (client: () => RawClient) => ({
  open: async (query = '') => (await listOf({ client: client() }, `Quote/GetAll${query}`)).items,
  order: async (id: number) => {
    const answer = await client().get(`${app}/Quote/GetById?id=${id}`)
    fine(answer)
    return answer.result as Readonly<Record<string, unknown>>
  },
  drop: (id: number) => client().post(`${app}/Quote/Drop`, { id }),
  /** Asks for the same car, at another value, in place of a quote. */
  replace: (replacesQuoteId: number, registrationNo: string, value = 6_000_000) =>
    client().post(`${app}/Insurance/VehicleQuote`, {
      signature: 'MOTOR',
      productId: 101,
      vehicles: [{ ...vehicle, registrationNo, value }],
      replacesQuoteId,
    }),
})
