import { document, logIn, tokenOf, type TestCustomer } from './customer-builder'
import { rawClient } from './raw-client'

/** A beneficiary as the portal's add form sends one; a quarter of the whole. */
export const beneficiary = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  surname: 'Customer',
  otherNames: 'First Child',
  relationshipType: 'DAUGHTER',
  sharePercentage: 25,
  mobileNo: '08031234567',
  data: document,
  ...overrides,
})

/** The same as the edit form sends it: without a document. */
export const editedBeneficiary = (overrides: Readonly<Record<string, unknown>> = {}) => {
  const { data: _, ...fields } = beneficiary(overrides)
  return fields
}

export const saveBeneficiary = ({ client }: Pick<TestCustomer, 'client'>, body: unknown, id?: string) =>
  client.post(`/api/services/app/Beneficiary/Save${id === undefined ? '' : `?id=${id}`}`, body)

/** The demo customer of the sandbox, logged in. */
export const demoCustomer = async (origin: string): Promise<TestCustomer> => {
  const [emailAddress, password] = ['demo@portal.test', 'Demo-pass-2025']
  const session = await logIn(rawClient(origin), emailAddress, password)
  const client = rawClient(origin, tokenOf(session.result))
  return { emailAddress, password, userName: 'demo', name: 'Demo', surname: 'Customer', client }
}
