import { medicalQuestions } from '../../src/service/kyc/medical-questions'
import {
  employer,
  fine,
  logIn,
  motorQuote,
  newCustomer,
  registration,
  tokenOf,
  userDetails,
  type TestCustomer,
} from './customer-builder'
import { payQuote, settledBy, type Way } from './pay-at-once'
import { rawClient, type Answer, type RawClient } from './raw-client'
import type { SandboxProcess } from './sandbox-process'
import { widgetToken } from './widget-client'

/**
 * One kind of write and a book of it: what was answered with success has to be there after a kill, and what was sent
 * without an answer may be there, once.
 */
export type Writer = {
  readonly kind: string
  /** @throws Error without an answer, or when it is no success */
  readonly write: () => Promise<void>
  /** Compares the book with a process that took over: what is lost, or there twice. It can be asked again. */
  readonly complaints: (sandbox: SandboxProcess) => Promise<readonly string[]>
  /** The number of writes answered with success, and of those that were sent and never answered. */
  readonly counts: () => { readonly answered: number; readonly unanswered: number }
}

const app = '/api/services/app'

const complaintIf = (wrong: boolean, complaint: string): readonly string[] => (wrong ? [complaint] : [])

/** Opens accounts, which wait for their email to be confirmed. */
const registering = ({ origin }: SandboxProcess): Writer => {
  const [known, unanswered]: [Set<string>, Map<string, unknown>] = [new Set(), new Map()]
  let answered = 0
  return {
    kind: 'registrations',
    write: async () => {
      const account = registration()
      unanswered.set(account.emailAddress, account)
      fine(await rawClient(origin).post(`${app}/Account/Register`, account))
      unanswered.delete(account.emailAddress)
      known.add(account.emailAddress)
      answered += 1
    },
    complaints: async (sandbox) => {
      const client = rawClient(sandbox.origin)
      const found: string[] = []
      for (const [emailAddress, account] of unanswered) {
        const { status, text } = await client.post(`${app}/Account/Register`, account)
        found.push(...complaintIf(status !== 200 && !text.includes('already taken'), `registering again: ${text}`))
        known.add(emailAddress)
      }
      for (const emailAddress of known) {
        const { text } = await logIn(client, emailAddress, registration().password)
        found.push(...complaintIf(!text.includes('not confirmed'), `${emailAddress} is lost: ${text}`))
      }
      return found
    },
    counts: () => ({ answered, unanswered: unanswered.size }),
  }
}

type Order = { readonly quoteId: number; readonly way: Way; reference: string | undefined }

const referenceOf = ({ result }: Answer): string => (result as { paymentReference: string }).paymentReference

/** Buys policies, by card and by mandate in turn. Afterwards every quote is paid again, as a customer might. */
const paying = async ({ origin, widgetOrigin }: SandboxProcess): Promise<Writer> => {
  const customer = await newCustomer(origin)
  const orders: Order[] = []
  let unanswered = 0
  return {
    kind: 'payments',
    write: async () => {
      const { id: quoteId } = await motorQuote(customer)
      const order: Order = { quoteId, way: orders.length % 2 === 0 ? 'card' : 'mandate', reference: undefined }
      orders.push(order)
      unanswered += 1
      const answer = await payQuote(widgetOrigin, await widgetToken(customer.client, quoteId), quoteId, order.way)
      fine(answer)
      unanswered -= 1
      order.reference = referenceOf(answer)
    },
    complaints: async (sandbox) => {
      const found: string[] = []
      const client = rawClient(sandbox.origin, customer.client.token)
      for (const order of orders) {
        const token = await widgetToken(client, order.quoteId)
        const again = await payQuote(sandbox.widgetOrigin, token, order.quoteId, order.way)
        fine(again)
        order.reference ??= referenceOf(again)
        found.push(...complaintIf(order.reference !== referenceOf(again), `quote ${order.quoteId} is paid twice`))
      }
      const { policies, receipts, mandates } = await settledBy(sandbox.origin, { ...customer, client })
      const paid = JSON.stringify(orders.map(({ reference }) => reference).sort())
      return [
        ...found,
        ...complaintIf(JSON.stringify(policies.toSorted()) !== paid, `policies ${policies.join()} of ${paid}`),
        ...complaintIf(JSON.stringify(receipts.toSorted()) !== paid, `receipts ${receipts.join()} of ${paid}`),
        ...complaintIf(mandates !== orders.filter(({ way }) => way === 'mandate').length, `${mandates} mandates`),
      ]
    },
    counts: () => ({ answered: orders.length - unanswered, unanswered }),
  }
}

/** A record of the customer that each save replaces. */
type Saved = {
  readonly kind: string
  /** What the record is after the save of that number. */
  readonly valueOf: (save: number) => string
  readonly save: (customer: TestCustomer, value: string) => Promise<Answer>
  readonly read: (client: RawClient) => Promise<Answer>
  readonly valueIn: (result: unknown) => string
}

const field = (result: unknown, name: string): string => String(Reflect.get(Object(result), name))

const profile: Saved = {
  kind: 'saves of the profile',
  valueOf: (save) => `0803${String(save).padStart(7, '0')}`,
  save: (customer, phoneNumber) =>
    customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, { ...userDetails(customer), phoneNumber }),
  read: (client) => client.get(`${app}/Profile/GetCurrentUserProfileForEdit`),
  valueIn: (result) => field(result, 'phoneNumber'),
}

const kycEmployer: Saved = {
  kind: 'saves of the employer',
  valueOf: (save) => `${save} Example Street, Lagos`,
  save: ({ client }, companyAddress) => client.post(`${app}/employer/save`, { ...employer, companyAddress }),
  read: (client) => client.get(`${app}/Employer/GetCurrentUserEmployer`),
  valueIn: (result) => field(result, 'companyAddress'),
}

/** All answers are replaced by each save: a mixture of two, or twice as many, would be seen. */
const kycMedical: Saved = {
  kind: 'saves of the medical answers',
  valueOf: (save) => medicalQuestions.map((_, bit) => (save >> bit) % 2 === 1).join(),
  save: ({ client }, value) => {
    const selected = value.split(',')
    const medicalAnswers = medicalQuestions.map((question, at) => ({ question, selected: selected[at] === 'true' }))
    return client.post(`${app}/Medical/Save`, { medicalAnswers })
  },
  read: (client) => client.get(`${app}/Medical/GetCurrentUserMedical`),
  valueIn: (result) =>
    (result as { items: readonly { selected: boolean }[] }).items.map(({ selected }) => selected).join(),
}

/** Replaces a record of a customer, over and over. */
const saving = async ({ origin }: SandboxProcess, { kind, valueOf, save, read, valueIn }: Saved): Promise<Writer> => {
  const customer = await newCustomer(origin)
  let [saves, answered] = [0, 0]
  let value: string | undefined
  let sent: string | undefined
  return {
    kind,
    write: async () => {
      saves += 1
      sent = valueOf(saves)
      fine(await save(customer, sent))
      answered += 1
      value = sent
      sent = undefined
    },
    complaints: async (sandbox) => {
      if (value === undefined) return []
      const answer = await read(rawClient(sandbox.origin, customer.client.token))
      fine(answer)
      const seen = valueIn(answer.result)
      const isKept = seen === value || seen === sent
      // From now on it is what was seen: it must not become the other one later.
      ;[value, sent] = [seen, undefined]
      return complaintIf(!isKept, `${kind}: ${seen} is neither the last that was answered nor the one after it`)
    },
    counts: () => ({ answered, unanswered: saves - answered }),
  }
}

/** Logs a customer in; every token has to stay valid. */
const loggingIn = async ({ origin }: SandboxProcess): Promise<Writer> => {
  const { emailAddress, password } = await newCustomer(origin)
  const tokens: string[] = []
  let sent = 0
  return {
    kind: 'log-ins',
    write: async () => {
      sent += 1
      const answer = await logIn(rawClient(origin), emailAddress, password)
      fine(answer)
      tokens.push(tokenOf(answer.result))
    },
    complaints: async (sandbox) => {
      const statuses: number[] = []
      for (const token of tokens) statuses.push((await profile.read(rawClient(sandbox.origin, token))).status)
      return complaintIf(
        statuses.some((status) => status !== 200),
        `tokens after a restart: ${statuses.join()}`,
      )
    },
    counts: () => ({ answered: tokens.length, unanswered: sent - tokens.length }),
  }
}

/** A writer of each kind, with customers of its own. */
export const newWriters = async (sandbox: SandboxProcess): Promise<readonly Writer[]> => [
  registering(sandbox),
  await paying(sandbox),
  await saving(sandbox, profile),
  await saving(sandbox, kycEmployer),
  await saving(sandbox, kycMedical),
  await loggingIn(sandbox),
]
