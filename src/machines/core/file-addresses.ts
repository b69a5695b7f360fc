import { isRight } from 'fp-ts/Either'
import { failureOf } from '../../domain/failure/failure'
import { failureMessages } from '../../domain/failure/messages'
import type { Id } from '../../domain/values/id'
import { isWebAddress } from '../../domain/values/web-address'
import type { PortFunction } from '../../ports/call'
import { Clock } from '../../ports/clock'
import { Notifications } from '../../ports/notifications'
import type { PortsOf } from '../../ports/token'
import { errorNotice } from './effects'

/** The addresses of a page's files, which servers end after a while. */
export type FileAddresses = {
  /** Milliseconds since 1970. */
  readonly now: Clock['now']
  /** The address that the file of this policy or document has now. Never rejects: where there is none, a toast says why. */
  readonly renew: (of: Id) => Promise<string | undefined>
}

export const filePorts = { clock: Clock, notifications: Notifications }

export type FilePorts = PortsOf<typeof filePorts>

type Parts = FilePorts & { readonly read: PortFunction<Id, string | undefined> }

export const makeFileAddresses = ({ clock, notifications, read }: Parts): FileAddresses => ({
  now: clock.now,
  renew: async (of) => {
    const outcome = await read(of, { signal: new AbortController().signal })()
    const address = isRight(outcome) ? outcome.right : undefined
    if (isWebAddress(address)) return address
    notifications.notify(errorNotice(isRight(outcome) ? failureMessages.notFound : failureOf(outcome.left).message))
    return undefined
  },
})
