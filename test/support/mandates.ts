import type { TestCustomer } from './customer-builder'
import { listOf } from './lists'
import { rawClient, type Answer } from './raw-client'

type BankEvent = 'transfer' | 'lapse' | 'fail' | 'succeed'

/**
 * What the bank reports of a mandate: its transfer has arrived, or its time has passed; or what it does with its debits from
 * now on.
 */
export const bankReports = (origin: string, mandateId: unknown, event: BankEvent): Promise<Answer> =>
  rawClient(origin).post('/sandbox/mandates', { mandateId, event })

/** The same of the customer's newest mandate, which waits for it. */
export const newestMandate = async (
  origin: string,
  customer: Pick<TestCustomer, 'client'>,
  event: 'transfer' | 'lapse' = 'transfer',
): Promise<void> => {
  const [newest] = (await listOf(customer, 'Mandate/GetAll')).items
  const answer = await bankReports(origin, newest?.['id'], event)
  if (answer.status !== 200) throw new Error(answer.text)
}
