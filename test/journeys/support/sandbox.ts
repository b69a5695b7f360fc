import { outboxOf } from '../../support/customer-builder'
import { newestMandate } from '../../support/mandates'
import { versionOf } from '../../support/reviews'
import { portal } from './places'

export type FaultKind = '500' | '503' | '401' | '429' | 'slow' | 'drop' | 'html' | 'truncated' | 'wrong-shape'

/** A fault of the sandbox for the next `times` calls of this path by this customer. */
export type Fault = {
  readonly path: string
  readonly kind: FaultKind
  readonly emailAddress: string
  readonly times?: number
  /** Executes the call first and replaces only its response. */
  readonly after?: boolean
  /** The delay of `slow`, in milliseconds. */
  readonly ms?: number
}

const post = async (path: string, body: unknown): Promise<void> => {
  const response = await fetch(portal() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

export const addFault = (fault: Fault): Promise<void> => post('/sandbox/faults', { times: 1, ...fault })

/** Removes the remaining faults of a path for this customer. */
export const removeFault = (path: string, emailAddress: string): Promise<void> =>
  post('/sandbox/faults', { path, emailAddress, kind: '500', times: 0 })

const decide = async (emailAddress: string, decision: object): Promise<void> =>
  post('/sandbox/kyc', { emailAddress, version: await versionOf(portal(), emailAddress), ...decision })

/** Approves a pending review. */
export const approve = (emailAddress: string): Promise<void> => decide(emailAddress, { decision: 'approve' })

/** Rejects some sections of a pending review, by the names that the server stores: with one reason, or one for each. */
export const reject = (
  emailAddress: string,
  sections: readonly string[],
  reason?: string,
  reasons?: Readonly<Record<string, string>>,
): Promise<void> => decide(emailAddress, { decision: 'reject', sections, reason, reasons })

/** What the bank reports of the customer's newest mandate: its transfer has arrived, or its time has passed. */
export const bankReports = (
  customer: Parameters<typeof newestMandate>[1],
  event: 'transfer' | 'lapse',
): Promise<void> => newestMandate(portal(), customer, event)

/** The mails to an address, newest first. */
export const outbox = (emailAddress: string) => outboxOf(portal(), emailAddress)

/** The path, query and fragment of the newest mail's link to an address. */
const pathIn = async (emailAddress: string, pattern: RegExp): Promise<string> => {
  const [mail] = await outbox(emailAddress)
  const link = pattern.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`no such link in the outbox of ${emailAddress}`)
  // Without PORTAL_ORIGIN the links lead to this machine by its name, whatever host the browser asked for.
  const origins = [portal(), portal().replace('127.0.0.1', 'localhost')]
  if (!origins.includes(new URL(link).origin)) throw new Error(`the link leads to ${new URL(link).origin}`)
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}

/** The newest activation link to an address. */
export const activationPath = (emailAddress: string) => pathIn(emailAddress, /https?:\/\/\S+verifyEmail\S+/)

/** The newest link that resets the password of an address. */
export const resetPath = (emailAddress: string) => pathIn(emailAddress, /https?:\/\/\S+#reset\S+/)

/** The browser's console line about a fault; none if the response is valid HTTP with a success status. */
export const consoleLineOf = ({ path, kind }: Fault): readonly RegExp[] => {
  const place = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (/^\d+$/.test(kind)) return [new RegExp(`Failed to load resource: .*status of ${kind} .*${place}`, 'i')]
  // The portal reports it for developers.
  if (kind === 'wrong-shape') return [new RegExp(`${place}: could not read `, 'i')]
  return kind === 'drop' ? [new RegExp(`Failed to load resource: net::ERR_EMPTY_RESPONSE.*${place}`, 'i')] : []
}
