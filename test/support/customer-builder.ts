import { employerBody } from './kyc/employer'
import type { PlainPart } from './kyc/plain-part'
import { plainTests, specified, type SpecifiedPart } from './kyc/steps'
import { rawClient, unique, type RawClient } from './raw-client'
import { newPlate, vehicle } from './vehicle'
import { samplePdf } from './sample-files'

/** A customer made through the sandbox's own calls, with a client that is logged in as them. */
export type TestCustomer = {
  readonly emailAddress: string
  readonly userName: string
  readonly password: string
  readonly name: string
  readonly surname: string
  readonly client: RawClient
}

export const PASSWORD = 'Correct-horse-1'

const app = '/api/services/app'

/** @throws Error for an answer without success */
export const fine = (answer: { status: number; text: string }): void => {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

type SentMessage = { readonly id: number; readonly subject: string; readonly text: string; readonly to: string }

/** The mails and SMS to one recipient, newest first. */
export const outboxOf = async (origin: string, to: string): Promise<readonly SentMessage[]> => {
  const response = await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(to)}`)
  return (await response.json()) as SentMessage[]
}

/** The two parts of the newest activation link. */
export const activationOf = async (origin: string, emailAddress: string) => {
  const [mail] = await outboxOf(origin, emailAddress)
  const link = /register\/verifyEmail\/([^/\s]+)\/(\S+)/.exec(mail?.text ?? '')
  if (link === null) throw new Error(`no activation link in the outbox of ${emailAddress}`)
  return { userId: link[1] ?? '', confirmationCode: link[2] ?? '' }
}

/** The parameters of the newest link that resets a password. */
export const resetLinkOf = async (origin: string, emailAddress: string) => {
  const [mail] = await outboxOf(origin, emailAddress)
  const link = /\/login#reset\?userId=([^&\s]+)&resetCode=(\S+)/.exec(mail?.text ?? '')
  if (link === null) throw new Error(`no reset link in the outbox of ${emailAddress}`)
  return { userId: link[1] ?? '', resetCode: link[2] ?? '' }
}

export const registration = (overrides: Readonly<Record<string, unknown>> = {}) => {
  const userName = unique('customer')
  return {
    name: 'Test',
    surname: 'Customer',
    userName,
    emailAddress: `${userName}@mail.test`,
    password: PASSWORD,
    captchaResponse: 'no-captcha',
    referralCode: '',
    ...overrides,
  }
}

export const logIn = (client: RawClient, userNameOrEmailAddress: string, password: string) =>
  client.post('/api/TokenAuth/Authenticate', { userNameOrEmailAddress, password, tenantId: 1 })

export const tokenOf = (result: unknown): string => {
  const token = field(result, 'accessToken')
  return typeof token === 'string' ? token : ''
}

/** Opens an account that waits for its email to be confirmed. */
export const registered = async (origin: string, overrides: Readonly<Record<string, unknown>> = {}) => {
  const client = rawClient(origin)
  const account = registration(overrides)
  fine(await client.post(`${app}/Account/Register`, account))
  return account
}

/** A customer who has confirmed the email and is logged in: NewlyRegistered. */
export const newCustomer = async (
  origin: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<TestCustomer> => {
  const client = rawClient(origin)
  const { emailAddress, userName, password, name, surname } = await registered(origin, overrides)
  fine(await client.post(`${app}/Account/SendEmailActivationLink`, { emailAddress }))
  fine(await client.post(`${app}/Account/ActivateEmail`, { ...(await activationOf(origin, emailAddress)), c: null }))
  const session = await logIn(client, emailAddress, password)
  fine(session)
  return {
    emailAddress,
    userName,
    password,
    name,
    surname,
    client: client.withToken(tokenOf(session.result)),
  }
}

export const userDetails = ({ name, surname, userName, emailAddress }: TestCustomer) => ({
  name,
  surname,
  userName,
  emailAddress,
  phoneNumber: '08031234567',
  dateOfBirth: '1990-02-28',
  gender: 'Female' as const,
})

/** A published account number of First Bank of Nigeria (bank 7 of the sandbox, CBN code 011). */
export const bankAccount = { bankId: 7, bankCode: '011', accountNumber: '0000014579' } as const

export const employer = employerBody

export const document = {
  type: 'NationalId',
  issueDate: '2024-01-01',
  expiryDate: '2034-01-01',
  data: samplePdf().toString('base64'),
}

const plainSaves = (client: RawClient) =>
  Object.fromEntries(
    plainTests.map(({ part, request: { path, body } }) => [part, () => client.post(`${app}/${path}`, body)]),
  ) as Readonly<Record<PlainPart, () => ReturnType<RawClient['post']>>>

/** Saves the sections of KYC in their order, from the one that `from` counts (1 is the user details) to `to`. */
export const completeKyc = async (customer: TestCustomer, from = 1, to: number = specified.length): Promise<void> => {
  const { client, name, surname } = customer
  const { bankId, accountNumber } = bankAccount
  const questions = field((await client.get(`${app}/Medical/GetQuestions`)).result, 'items') as { question: string }[]
  const steps: Readonly<Record<SpecifiedPart, () => ReturnType<RawClient['post']>>> = {
    ...plainSaves(client),
    'user-details': () => client.put(`${app}/Profile/UpdateCurrentUserProfile`, userDetails(customer)),
    'bank-account': () =>
      client.post(`${app}/BankAccount/Save`, {
        name: `${surname} ${name}`.toUpperCase(),
        description: '',
        bankId,
        accountNumber,
        accountType: '10',
      }),
    bvn: () => client.post(`${app}/BVN/Verify`, { bvn: '22222222222' }),
    medical: () =>
      client.post(`${app}/Medical/Save`, {
        medicalAnswers: questions.map(({ question }) => ({ question, selected: false })),
      }),
    document: () => client.post(`${app}/Document/Save`, document),
  }
  for (const { part } of specified.slice(from - 1, to)) fine(await steps[part]())
}

export type TestQuote = {
  readonly id: number
  readonly quoteNo: string
  readonly totalPremium: number
  readonly priceUnit: string
  readonly categoryId: number
  readonly details: readonly { readonly label: string; readonly value: string; readonly isSum?: boolean }[]
}

/** A quote for comprehensive motor cover, of a car of its own unless the plate is given. */
export const motorQuote = async (
  { client }: TestCustomer,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<TestQuote> => {
  const answer = await client.post(`${app}/Insurance/VehicleQuote`, {
    signature: 'MOTOR',
    productId: 101,
    vehicles: [{ ...vehicle, registrationNo: newPlate(), ...overrides }],
  })
  fine(answer)
  return answer.result as TestQuote
}

/** A card that the widget takes. */
export const card = { number: '5060 6666 6666 6666 666', expiry: '12/39', cvv: '123' }
