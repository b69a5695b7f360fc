import type { TestCustomer } from '../../support/customer-builder'
import { beneficiary, saveBeneficiary } from '../../support/people'

/** Adds a beneficiary of the customer without a browser. */
export const addBeneficiary = async (
  customer: TestCustomer,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const { status, text } = await saveBeneficiary(customer, beneficiary(overrides))
  if (status !== 200) throw new Error(`${String(status)}: ${text}`)
}
