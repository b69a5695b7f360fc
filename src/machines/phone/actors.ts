import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { Clock } from '../../ports/clock'
import { CustomerUpdates } from '../../ports/customer-updates'
import { DraftStore } from '../../ports/draft-store'
import { PhoneVerification, type SentCode } from '../../ports/phone-verification'
import { SentSms } from '../../ports/sent-sms'
import type { PortsOf } from '../../ports/token'
import { fromForm } from '../core/actors'
import { countdown } from '../core/countdown'
import { effectPorts, makeEffects } from '../core/effects'

export const phonePorts = {
  ...effectPorts,
  phone: PhoneVerification,
  sentSms: SentSms,
  clock: Clock,
  customerUpdates: CustomerUpdates,
  drafts: DraftStore,
}

/** Implements the phone machine's actors and actions with the ports. */
export const makePhoneImplementations = (ports: PortsOf<typeof phonePorts>) => ({
  actors: {
    /** Sends a code to a number, and says when, in milliseconds since 1970. */
    sendCode: fromForm((phoneNumber: string, call) =>
      pipe(
        ports.phone.sendCode(phoneNumber, call),
        map(() => {
          const sentAt = ports.clock.now()
          ports.sentSms.save({ phoneNumber, sentAt })
          return sentAt
        }),
      ),
    ),
    /** Verifies a number with the code that was sent to it. */
    verifyCode: fromForm<SentCode, void>(ports.phone.verifyCode),
    countdown: countdown(ports.clock),
  },
  actions: {
    ...makeEffects(ports),
    forgetSent: () => {
      ports.sentSms.remove()
    },
    /** Replaces the old number in drafts that contain it. */
    followNumber: (_: unknown, phoneNumber: string) => {
      const draft = ports.drafts.read('kyc-user-details')
      if (draft) ports.drafts.save('kyc-user-details', { ...draft, phoneNo: phoneNumber }, 'now')
    },
    reportCustomerChanged: () => {
      ports.customerUpdates.changed()
    },
  },
})
