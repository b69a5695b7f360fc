/**
 * Calls a sandbox with a client that is generated from its OpenAPI document, `tsx client.ts <address of the document>`,
 * and prints as JSON what came back. `api.ts` is the output of openapi-typescript.
 */
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

const documentUrl = process.argv[2] ?? 'http://localhost:8080/openapi.json'

/** The server of the document, whose URL is relative to the document's. */
const serverUrl = async (): Promise<string> => {
  const { servers } = (await (await fetch(documentUrl)).json()) as { servers: [{ url: string }] }
  return new URL(servers[0].url, documentUrl).href
}

const api = createClient<paths>({ baseUrl: await serverUrl() })

/** Every call in order, with the status of its response. */
const calls: string[] = []
let token: string | null | undefined
api.use({
  onRequest: ({ request }) => {
    if (token) request.headers.set('authorization', `Bearer ${token}`)
  },
  onResponse: ({ schemaPath, response }) => {
    calls.push(`${schemaPath} ${response.status}`)
  },
})

/** The result of a call. @throws Error with the failure of an unsuccessful call */
const resultOf = async <Result>(
  call: Promise<{ data?: { result: Result } | undefined; error?: unknown }>,
): Promise<Result> => {
  const { data, error } = await call
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data.result
}

/** The first of some items, which must exist. */
const first = <Item>([item]: Item[]): Item => {
  if (item === undefined) throw new Error('an empty list')
  return item
}

const password = 'Demo-pass-2025'

// @ts-expect-error A body without one of its fields does not compile.
const invalid = await api.POST('/TokenAuth/Authenticate', { body: { password, tenantId: 1 } })

const session = await resultOf(
  api.POST('/TokenAuth/Authenticate', { body: { userNameOrEmailAddress: 'new@portal.test', password, tenantId: 1 } }),
)
token = session.accessToken

const profile = await resultOf(api.GET('/services/app/Profile/GetCurrentUserProfileForEdit'))

const banks = await resultOf(api.GET('/services/app/bank/getall', { params: { query: { Filter: 'Guaranty' } } }))
const { id: bankId, cbnCode: bankCode } = first(banks.items)
const accountNumber = '0108024071'
const { accountName } = await resultOf(
  api.POST('/services/app/nuban/Verify', { body: { nuban: accountNumber, bankCode } }),
)
await resultOf(
  api.POST('/services/app/BankAccount/Save', {
    body: { name: accountName, description: '', bankId, accountNumber, accountType: '10' },
  }),
)
const account = await resultOf(api.GET('/services/app/BankAccount/GetCurrentUserAccount'))
const kyc = await resultOf(api.GET('/services/app/Kyc/GetAll'))

const products = await resultOf(
  api.GET('/services/app/Product/GetAll', { params: { query: { CategoryId: '5', MaxResultCount: 1 } } }),
)
const quote = await resultOf(
  api.POST('/services/app/Insurance/SavingsQuote', {
    body: {
      signature: 'New Customer',
      productId: first(products.items).id,
      duration: 12,
      sumAssured: 100_000,
      lifeCover: 500_000,
      criticalIllnessCover: 0,
      permanentDisability: 0,
      frequency: 'Monthly',
    },
  }),
)
const payment = await resultOf(
  api.GET('/services/app/Payment/GetByQuote', { params: { query: { quoteId: String(quote.id) } } }),
)

const refused = await api.POST('/services/app/BVN/Verify', { body: { bvn: '00000000000' } })

await api.GET('/TokenAuth/LogOut')
const loggedOut = await api.GET('/services/app/Profile/GetCurrentUserProfileForEdit')

console.log(
  JSON.stringify({
    calls,
    results: {
      emailAddress: profile.emailAddress,
      account,
      section: kyc.items.find(({ kycField }) => kycField === 'Account Info')?.status,
      product: quote.product.name,
      premium: quote.totalPremium,
      payment: payment.status,
    },
    failures: {
      invalid: invalid.error?.error.validationErrors?.map(({ message }) => message),
      refused: refused.error?.error.message,
      loggedOut: loggedOut.error?.error.message,
    },
  }),
)
