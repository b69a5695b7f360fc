import { createTransport } from 'nodemailer'
import type { Mail } from './repository'

/** The way out for letters: a mail server, or whatever a test puts in its place. */
export type Transport = {
  /** Hands a letter over; rejects when the server did not take it. */
  readonly send: (letter: Mail & { readonly to: string }) => Promise<void>
  readonly close: () => void
}

const TIMEOUT_MS = 20_000

/** A mail server by its `smtp://` or `smtps://` address; STARTTLS is used where the server offers it. */
export const smtpTransport = (url: string, from: string): Transport => {
  const parsed = new URL(url)
  const secure = parsed.protocol === 'smtps:'
  const server = createTransport({
    host: parsed.hostname,
    port: parsed.port === '' ? (secure ? 465 : 587) : Number(parsed.port),
    secure,
    ...(parsed.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(parsed.username), pass: decodeURIComponent(parsed.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    send: async ({ to, subject, text }) => {
      await server.sendMail({ from, to, subject, text })
    },
    close: () => {
      server.close()
    },
  }
}
