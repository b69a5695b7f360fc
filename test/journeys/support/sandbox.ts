import { outboxOf } from '../../support/customer-builder'
import { portal } from './places'

export type FaultKind = '500' | '503' | '401' | '429' | 'slow' | 'drop' | 'html' | 'truncated' | 'wrong-shape'

/** A fault of the sandbox: the next `times` calls of that path by that customer fail so. */
export type Fault = {
  readonly path: string
  readonly kind: FaultKind
  readonly emailAddress: string
  readonly times?: number
  /** The call does its work first, and the answer alone is spoilt. */
  readonly after?: boolean
  /** How long `slow` waits, in milliseconds. */
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

export const switchOnFault = (fault: Fault): Promise<void> => post('/sandbox/faults', { times: 1, ...fault })

/** Takes away what is left of a path's faults for that customer. */
export const switchOffFault = (path: string, emailAddress: string): Promise<void> =>
  post('/sandbox/faults', { path, emailAddress, kind: '500', times: 0 })

/** Ends a waiting review. */
export const approve = (emailAddress: string): Promise<void> =>
  post('/sandbox/kyc', { emailAddress, decision: 'approve' })

/** Ends a waiting review against some of its sections, named as the server stores them. */
export const reject = (emailAddress: string, sections: readonly string[], reason: string): Promise<void> =>
  post('/sandbox/kyc', { emailAddress, decision: 'reject', sections, reason })

/** The mails to an address, newest first. */
export const outbox = (emailAddress: string) => outboxOf(portal(), emailAddress)

/** The path and query of the newest activation link to an address. */
export const activationPath = async (emailAddress: string): Promise<string> => {
  const [mail] = await outbox(emailAddress)
  const link = /https?:\/\/\S+verifyEmail\S+/.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`no activation link in the outbox of ${emailAddress}`)
  if (new URL(link).origin !== portal()) throw new Error(`the link leads to ${new URL(link).origin}`)
  return new URL(link).pathname + new URL(link).search
}

/** The browser's own console line about an answer that a fault spoils; none for those that look fine to it. */
export const consoleLineOf = ({ path, kind }: Fault): readonly RegExp[] => {
  const place = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (/^\d+$/.test(kind)) return [new RegExp(`Failed to load resource: .*status of ${kind} .*${place}`, 'i')]
  return kind === 'drop' ? [new RegExp(`Failed to load resource: net::ERR_EMPTY_RESPONSE.*${place}`, 'i')] : []
}
