import type { EndpointName } from '../../../src/contract/table'
import { medicalQuestions } from '../../../src/sandbox/kyc/medical-questions'
import {
  bankAccount,
  card,
  document,
  employer,
  motorQuote,
  newCustomer,
  registered,
  registration,
  userDetails,
  type TestCustomer,
} from '../customer-builder'
import { vehicle } from '../vehicle'
import { listOf } from '../lists'
import { beneficiary, saveBeneficiary } from '../people'
import { rawClient } from '../raw-client'
import { todayInLagos } from '../today-in-lagos'

/** A valid request, which generated ones vary. Its body is made again for each. */
export type GoodRequest = { readonly body?: () => unknown; readonly query?: Readonly<Record<string, string>> }

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** A customer with a policy, a mandate, a beneficiary and a referral. */
export const ownerOfEverything = async (origin: string, widgetOrigin: string): Promise<TestCustomer> => {
  const customer = await newCustomer(origin)
  const widget = rawClient(widgetOrigin, customer.client.token)
  const [paid, mandated] = [await motorQuote(customer), await motorQuote(customer)]
  const startDate = todayInLagos()
  await widget.post('/pay/card', { quoteId: paid.id, ...card })
  await widget.post('/pay/mandate', { quoteId: mandated.id, ...bankAccount, frequency: 'Monthly', startDate })
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
  const { accountNumber, bankId, bankCode } = bankAccount
  const of = (body: unknown): GoodRequest => ({ body: () => body })
  return {
    authenticate: of({ userNameOrEmailAddress: visitor.emailAddress, password: visitor.password, tenantId: 1 }),
    register: { body: () => registration() },
    sendEmailActivationLink: of({ emailAddress: customer.emailAddress }),
    activateEmail: of({ userId: '00000000-0000-4000-8000-000000000000', c: null, confirmationCode: 'unknown' }),
    sendVerificationSms: of({ phoneNumber: '08031234567' }),
    verifySmsCode: of({ phoneNumber: '08031234567', code: '000000' }),
    updateCurrentUserProfile: of(userDetails(customer)),
    verifyBvn: of({ bvn: '22222222222' }),
    verifyNuban: of({ nuban: accountNumber, bankCode }),
    saveBankAccount: of({ name: 'CUSTOMER TEST', description: '', bankId, accountNumber, accountType: '10' }),
    saveEmployer: of(employer),
    saveMedical: of({ medicalAnswers: medicalQuestions.map((question) => ({ question, selected: false })) }),
    saveDocument: of(document),
    getProducts: { query: { CategoryId: '1', MaxResultCount: '5' } },
    getVehicleModels: { query: { VehicleMakeId: '1' } },
    getTravelCountries: { query: { productId: '301' } },
    vehicleQuote: of({ signature: 'MOTOR', productId: 101, vehicles: [vehicle] }),
    healthQuote: of({ signature: 'Test Customer', productId: 201, subCode: 'Silver' }),
    travelQuote: of({
      ...{ signature: 'Test Customer', productId: 301, destination: 'GB', passportNo: 'A12345678' },
      ...{ depaturedate: day(3), arrivaldate: day(10) },
    }),
    homeQuote: of({
      signature: 'Test Customer',
      productId: 401,
      building: [
        {
          ...{ description: 'A house', buildingValue: 50_000_000, city: 'Ikeja', location: '1 Example Street' },
          ...{ state: 'Lagos', items: [{ itemDesc: 'Television', itemValue: 100_000 }] },
        },
      ],
    }),
    savingsQuote: of({
      ...{ signature: 'Test Customer', productId: 501, duration: 12, sumAssured: 500_000, frequency: 'Monthly' },
      ...{ lifeCover: 100_000, criticalIllnessCover: 0, permanentDisability: 0 },
    }),
    getPaymentByQuote: { query: { quoteId: String((await motorQuote(customer)).id) } },
    getPolicy: { query: { id: await firstId(customer, 'Policy') } },
    getUserProduct: { query: { Id: await firstId(customer, 'UserProduct') } },
    getMandate: { query: { id: await firstId(customer, 'Mandate') } },
    getBeneficiary: { query: { id: await firstId(customer, 'Beneficiary') } },
    getReferral: { query: { id: await firstId(customer, 'Referral') } },
    saveBeneficiary: of(beneficiary({ sharePercentage: 0.01 })),
    getPolicies: { query: { SkipCount: '0', MaxResultCount: '5', Sorting: 'creationTime DESC', Filter: 'motor' } },
  }
}
