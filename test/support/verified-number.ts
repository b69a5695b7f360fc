import { randomInt } from 'node:crypto'
import { outboxOf, type TestCustomer } from './customer-builder'

const profile = '/api/services/app/Profile'

/** A Nigerian mobile number that no other test uses, in E.164. */
export const newNumber = () => `+234803${String(randomInt(0, 10_000_000)).padStart(7, '0')}`

export const sendCode = ({ client }: TestCustomer, phoneNumber: string) =>
  client.post(`${profile}/SendVerificationSms`, { phoneNumber })

export const verifyCode = ({ client }: TestCustomer, phoneNumber: string, code: string) =>
  client.post(`${profile}/VerifySmsCode`, { phoneNumber, code })

/** The code in the newest SMS to a number. */
export const codeFor = async (origin: string, phoneNumber: string): Promise<string> => {
  const [sms] = await outboxOf(origin, phoneNumber)
  return /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? ''
}

/** A new number that the customer has verified. */
export const verifiedNumber = async (origin: string, customer: TestCustomer): Promise<string> => {
  const number = newNumber()
  await sendCode(customer, number)
  const { status } = await verifyCode(customer, number, await codeFor(origin, number))
  if (status !== 200) throw new Error(`the number was not verified: ${status}`)
  return number
}
