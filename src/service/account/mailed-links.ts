import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { nowOf, type Clock, type Now } from '../platform/clock/clock'
import type { Config } from '../platform/config/config'
import { mailOrigin, type Places } from '../platform/config/origins'
import type { Database } from '../platform/database/database'
import { transact } from '../platform/database/transaction'
import { recorderOf } from '../platform/log/events'
import { issueConfirmation } from './confirmation'
import { isKnownPlace } from './known-places'
import { sendMailIfFound } from './mail-if-found'
import { activationMail, passwordResetMail } from './mails'
import { issueReset } from './password-reset'
import { requestPlace } from './place'
import { findByEmail, hasEmail, isUnconfirmed, type Customer } from './repository'
import type { Owner, SendKeys } from './send-keys'
import { countSending, waitOf } from './send-limits'

type Needs = Places & {
  readonly db: Database
  readonly clock: Clock
  readonly sendKeys: SendKeys
  readonly config: Pick<Config, 'registrationsPerDay'>
}

/** The limit of emails of one kind to one address: three a minute. */
const LINK_LIMIT = { requests: 3, milliseconds: 60_000 } as const

/** Whether who asks is the customer, as far as anybody can know without a log-in; the statement is the same for nobody. */
const ownerOf = async (
  db: Database,
  found: Customer | undefined,
  request: FastifyRequest,
  now: Date,
): Promise<Owner | undefined> => {
  const place = requestPlace(request)
  const isKnown = await isKnownPlace(db, found?.id, place, now)
  if (found === undefined || !found.emailConfirmed) return undefined
  if (isKnown) return { customerId: found.id, from: place }
  return request.customer?.id === found.id ? { customerId: found.id, from: 'session' } : undefined
}

/**
 * Counts that a link was asked for, and sends it with `send` unless enough have left for this mailbox today: then the last
 * one stays valid. The answer is the same either way, and so are the statements, whether or not the address has an account.
 */
const sendLink = (
  { db, sendKeys }: Needs,
  {
    kind,
    emailAddress,
    request,
    now,
  }: {
    readonly kind: 'activation' | 'reset'
    readonly emailAddress: string
    readonly request: FastifyRequest
    readonly now: Now
  },
  send: (transaction: Database, found: Customer | undefined, sender: string) => Promise<void>,
): Promise<Customer | undefined> =>
  transact(db, async (transaction) => {
    const found = await findByEmail(transaction, emailAddress)
    const mailbox = sendKeys.ofMailbox(emailAddress, await ownerOf(transaction, found, request, now.security))
    const sooner = { key: `${kind}:${mailbox}`, limit: LINK_LIMIT }
    if (await countSending(transaction, mailbox, sooner, now.steady))
      await send(transaction, found, sendKeys.ofAddress(request.address))
    else recorderOf(request)('limit-reached', { customerId: found?.id, reason: 'mailbox' })
    return found
  })

type Asked = { readonly emailAddress: string; readonly request: FastifyRequest }

/** Sends the link that confirms an address, which is not confirmed yet. */
export const sendActivationLink = async (deps: Needs, asked: Asked): Promise<void> => {
  const { emailAddress } = asked
  const now = nowOf(deps.clock)
  await sendLink(deps, { kind: 'activation', ...asked, now }, async (transaction, found, sender) => {
    const wait = await waitOf(transaction, sender, deps.config.registrationsPerDay, now.steady)
    // The hours in which the link works begin when it leaves.
    const code = await issueConfirmation(transaction, emailAddress, new Date(now.security.getTime() + wait))
    const link = `${mailOrigin(deps)}/register/verifyEmail/${found?.id ?? randomUUID()}/${code}`
    await sendMailIfFound(transaction, isUnconfirmed(emailAddress), activationMail(found?.name ?? '', link), {
      // Those that wait hold up nothing else of the address.
      sender: wait === 0 ? sender : `${sender} later`,
      now,
      wait,
    })
  })
}

export const sendResetLink = async (deps: Needs, asked: Asked): Promise<void> => {
  const { emailAddress, request } = asked
  const now = nowOf(deps.clock)
  const found = await sendLink(deps, { kind: 'reset', ...asked, now }, async (transaction, customer, sender) => {
    const code = await issueReset(transaction, emailAddress, now.security)
    // The fragment of an address reaches no server, and so no log.
    const link = `${mailOrigin(deps)}/login#reset?userId=${customer?.id ?? randomUUID()}&resetCode=${code}`
    const letter = passwordResetMail(customer?.name ?? '', link)
    await sendMailIfFound(transaction, hasEmail(emailAddress), letter, { sender, now, wait: 0 })
  })
  recorderOf(request)('reset-requested', { customerId: found?.id })
}
