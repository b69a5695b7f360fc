import { createTransport } from 'nodemailer'
import { hostOf, isLocal } from '../config/local-host'
import type { Mail } from './mail'

/** Sends emails: a mail server, or a replacement in tests. */
export type Transport = {
  /** Sends an email; rejects if the server does not accept it. */
  readonly send: (letter: Mail & { readonly to: string }) => Promise<void>
  readonly close: () => void
}

const TIMEOUT_MS = 20_000

const isInClear = ({ searchParams }: URL): boolean => searchParams.get('tls') === 'off'

/** Whether nothing may be sent to the server of an `smtp://` address before STARTTLS (requirement RUN-12). */
export const mustEncrypt = (url: URL): boolean => !isInClear(url) && !isLocal(url)

/**
 * A mail server by its `smtp://` or `smtps://` address. A local server may do without STARTTLS; with `?tls=off` it is not
 * used even if it is offered.
 */
export const smtpTransport = (url: string, from: string): Transport => {
  const parsed = new URL(url)
  const secure = parsed.protocol === 'smtps:'
  const server = createTransport({
    host: hostOf(parsed),
    port: parsed.port === '' ? (secure ? 465 : 587) : Number(parsed.port),
    secure,
    requireTLS: mustEncrypt(parsed),
    ignoreTLS: isInClear(parsed),
    ...(parsed.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(parsed.username), pass: decodeURIComponent(parsed.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    send: async ({ to, subject, text }) => {
      // As an object: a text would be read as a list of addresses.
      await server.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => {
      server.close()
    },
  }
}
