import type { EndpointName } from '../../../src/contract/table'
import { examples } from '../../../src/service/sandbox/openapi/examples'
import {
  bankAccount,
  card,
  motorQuote,
  newCustomer,
  registered,
  registration,
  type TestCustomer,
} from '../customer-builder'
import { listOf } from '../lists'
import { beneficiary, saveBeneficiary } from '../people'
import { todayInLagos } from '../today-in-lagos'
import { widgetClient } from '../widget-client'

/** A valid request, which generated ones vary. Its body is made again for each. */
export type GoodRequest = { readonly body?: () => unknown; readonly query?: Readonly<Record<string, string>> }

/** A customer with a policy, a mandate, a beneficiary and a referral. */
export const ownerOfEverything = async (origin: string, widgetOrigin: string): Promise<TestCustomer> => {
  const customer = await newCustomer(origin)
  const widget = widgetClient(widgetOrigin, customer.client)
  const [paid, mandated] = [await motorQuote(customer), await motorQuote(customer)]
  const startDate = todayInLagos()
  await widget.post('/pay/card', { quoteId: paid.id, ...card })
  await widget.post('/pay/mandate', {
    quoteId: mandated.id,
    ...bankAccount,
    frequency: 'Monthly',
    startDate,
    consent: true,
  })
  await saveBeneficiary(customer, beneficiary({ sharePercentage: 1 }))
  const profile = await customer.client.get('/api/services/app/Profile/GetCurrentUserProfileForEdit')
  await registered(origin, { referralCode: Reflect.get(Object(profile.result), 'referralCode') as string })
  return customer
}

const firstId = async (customer: TestCustomer, call: string): Promise<string> => {
  const { items } = await listOf(customer, `${call}/GetAll?MaxResultCount=1`)
  return String(items[0]?.['id'])
}

/** A good request of this customer for each call that wants more than a token. */
export const goodRequests = async (
  origin: string,
  customer: TestCustomer,
): Promise<Readonly<Partial<Record<EndpointName, GoodRequest>>>> => {
  const visitor = await newCustomer(origin)
  const dropped = await Promise.all(Array.from({ length: 20 }, () => motorQuote(customer)))
  const { emailAddress, userName } = customer
  const of = (body: unknown): GoodRequest => ({ body: () => body })
  const ofExamples = Object.entries(examples).map(([call, example]) => [call, of(example)] as const)
  return {
    ...Object.fromEntries(ofExamples),
    authenticate: of({ userNameOrEmailAddress: visitor.emailAddress, password: visitor.password, tenantId: 1 }),
    register: { body: () => registration() },
    sendEmailActivationLink: of({ emailAddress }),
    sendPasswordResetCode: of({ emailAddress }),
    changePassword: of({ currentPassword: customer.password, newPassword: 'Another-horse-2' }),
    updateCurrentUserProfile: of({ ...examples.updateCurrentUserProfile, emailAddress, userName }),
    travelQuote: {
      body: () => ({ ...examples.travelQuote, depaturedate: todayInLagos(), arrivaldate: todayInLagos() }),
    },
    getProducts: { query: { CategoryId: '1', MaxResultCount: '5' } },
    getVehicleModels: { query: { VehicleMakeId: '1' } },
    getTravelCountries: { query: { productId: '301' } },
    getPaymentByQuote: { query: { quoteId: String((await motorQuote(customer)).id) } },
    getQuote: { query: { id: String((await motorQuote(customer)).id) } },
    // One that is dropped cannot be dropped again.
    dropQuote: { body: () => ({ id: dropped.pop()?.id ?? 0 }) },
    getPolicy: { query: { id: await firstId(customer, 'Policy') } },
    getUserProduct: { query: { Id: await firstId(customer, 'UserProduct') } },
    getMandate: { query: { id: await firstId(customer, 'Mandate') } },
    getBeneficiary: { query: { id: await firstId(customer, 'Beneficiary') } },
    getReferral: { query: { id: await firstId(customer, 'Referral') } },
    saveBeneficiary: of({ ...examples.saveBeneficiary, sharePercentage: 0.01 }),
    getPolicies: { query: { SkipCount: '0', MaxResultCount: '5', Sorting: 'creationTime DESC', Filter: 'motor' } },
  }
}
