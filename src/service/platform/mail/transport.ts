import { isIPv4, isIPv6 } from 'node:net'
import { createTransport } from 'nodemailer'
import { hostOf, isLocal } from '../config/local-host'
import { NotSentError, withoutPeople } from './refused'

/** An email on its way; as HTML too, unless a version before that has stored it. */
type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | undefined
  /** The first part of its `Message-ID`; without it each attempt has one of its own. */
  readonly messageId?: string
}

/** Sends emails: a mail server, or a replacement in tests. */
export type Transport = {
  /** Sends an email. @throws NotSentError if the server does not accept it */
  readonly send: (letter: Letter) => Promise<void>
  readonly close: () => void
}

const TIMEOUT_MS = 20_000

const isInClear = ({ searchParams }: URL): boolean => searchParams.get('tls') === 'off'

/** Whether nothing may be sent to the server of an `smtp://` address before STARTTLS. */
export const mustEncrypt = (url: URL): boolean => !isInClear(url) && !isLocal(url)

/**
 * The name by which a mail server is greeted on behalf of this origin: many take no letter from a name that is nobody's. One
 * that leads to this machine has none, and the system's counts.
 */
export const greetingOf = (origin: string | undefined): string | undefined => {
  if (origin === undefined || isLocal(new URL(origin))) return undefined
  const host = hostOf(new URL(origin))
  if (isIPv4(host)) return `[${host}]`
  return isIPv6(host) ? `[IPv6:${host}]` : host
}

type Sender = { readonly name: string; readonly address: string }

const domainOf = ({ address }: Sender): string => address.slice(address.lastIndexOf('@') + 1)

/** No mailbox answers a letter that says so, with a note of absence for one (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' }

const answerIn = (error: unknown): string | undefined =>
  error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : undefined

/**
 * A mail server by its `smtp://` or `smtps://` address. A local server may do without STARTTLS; with `?tls=off` it is not
 * used even if it is offered.
 */
export const smtpTransport = (url: string, from: Sender, greeting: string | undefined): Transport => {
  const parsed = new URL(url)
  const [user, pass] = [decodeURIComponent(parsed.username), decodeURIComponent(parsed.password)]
  const secure = parsed.protocol === 'smtps:'
  const server = createTransport({
    host: hostOf(parsed),
    port: parsed.port === '' ? (secure ? 465 : 587) : Number(parsed.port),
    secure,
    requireTLS: mustEncrypt(parsed),
    ignoreTLS: isInClear(parsed),
    ...(greeting === undefined ? {} : { name: greeting }),
    ...(user === '' ? {} : { auth: { user, pass } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    send: async ({ to, subject, text, html, messageId }) => {
      // As an object: a text would be read as a list of addresses.
      const recipient = { name: '', address: to }
      const id = messageId === undefined ? {} : { messageId: `<${messageId}@${domainOf(from)}>` }
      await server.sendMail({ from, to: recipient, subject, text, html, headers, ...id }).catch((error: unknown) => {
        throw new NotSentError(withoutPeople(answerIn(error), [...to.split('@'), user, pass]), error)
      })
    },
    close: () => {
      server.close()
    },
  }
}
