import { bankAccount, card, fine, type TestCustomer } from './customer-builder'
import { listOf } from './lists'
import type { Answer, RawClient } from './raw-client'
import { vehicle } from './vehicle'
import { widgetClient } from './widget-client'

const app = '/api/services/app'

export type Offer = {
  readonly id: number
  readonly validUntil?: string
  readonly coverFrom?: string
  readonly coverTo?: string
  readonly follows?: { readonly names: readonly string[]; readonly until: string }
}

/** Who buys, where, and on which day; asked each time, since a test starts other processes and lets time pass. */
export type Buyer = { readonly client: RawClient; readonly widgetOrigin: string; readonly today: string }

export const offered = (answer: Answer): Offer => {
  fine(answer)
  return answer.result as Offer
}

/** What a customer asks for, pays and has, through the API. */
export const buying = (buyer: () => Buyer) => {
  const client = () => buyer().client
  const own = (): Pick<TestCustomer, 'client'> => ({ client: client() })
  const widget = () => widgetClient(buyer().widgetOrigin, client())
  const quoted = (call: string, body: unknown) => client().post(`${app}/Insurance/${call}`, body)
  const fleet = (plates: readonly string[], productId = 101) =>
    quoted('VehicleQuote', {
      signature: 'MOTOR',
      productId,
      vehicles: plates.map((registrationNo) => ({ ...vehicle, registrationNo })),
    })
  const byMandate = (path: string, quoteId: number, change: object = {}) =>
    widget().post(path, {
      ...{ quoteId, ...bankAccount, frequency: 'Monthly', startDate: buyer().today, consent: true },
      ...change,
    })
  return {
    client,
    widget,
    quoted,
    payByCard: (quoteId: number, change: object = {}) => widget().post('/pay/card', { quoteId, ...card, ...change }),
    byMandate,
    payByMandate: (quoteId: number, startDate: string = buyer().today) =>
      byMandate('/pay/mandate', quoteId, { startDate }),
    fleet,
    car: async (registrationNo: string) => offered(await fleet([registrationNo])),
    home: (location: string, productId = 401) =>
      quoted('HomeQuote', {
        signature: 'Test Customer',
        productId,
        building: [
          { description: 'A house', buildingValue: 50_000_000, city: 'Ikeja', location, state: 'Lagos', items: [] },
        ],
      }),
    plan: (productId: number) => quoted('HealthQuote', { signature: 'Test Customer', productId, subCode: 'Silver' }),
    trip: (depaturedate: string, arrivaldate: string, passportNo = 'A12345678', productId = 301) =>
      quoted('TravelQuote', {
        signature: 'Test Customer',
        productId,
        destination: 'GB',
        passportNo,
        depaturedate,
        arrivaldate,
      }),
    held: async () => (await listOf(own(), 'Policy/GetAll?Sorting=creationTime DESC&MaxResultCount=100')).items,
    mandates: async () => (await listOf(own(), 'Mandate/GetAll')).items,
  }
}
