import type { SentCode } from '../../src/domain/session/log-in'
import type { SentSecondFactor } from '../../src/ports/sent-second-factor'
import type { SentSms, Sms } from '../../src/ports/sent-sms'

/** Where a code was sent by SMS, in memory. */
export const memorySentSms = (): SentSms => {
  let sent: Sms | undefined
  return {
    read: () => sent,
    save: (sms) => {
      sent = sms
    },
    remove: () => {
      sent = undefined
    },
  }
}

/** A code of a second factor that was sent, in memory; it is good for whoever it was sent to. */
export const memorySentSecondFactor = (before?: SentCode): SentSecondFactor => {
  let sent = before
  return {
    read: () => Promise.resolve(sent),
    save: (_, code) => {
      sent = code
      return Promise.resolve()
    },
    remove: () => {
      sent = undefined
    },
  }
}
