import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Clock } from '../../ports/clock'
import type { CustomerUpdates } from '../../ports/customer-updates'
import type { DraftStore } from '../../ports/draft-store'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PhoneVerification } from '../../ports/phone-verification'
import type { SentSms } from '../../ports/sent-sms'
import { fromForm } from '../core/actors'
import { countdown } from '../core/countdown'
import { makeEffects } from '../core/effects'
import type { PhoneMachine } from './machine'

type PhonePorts = {
  readonly clock: Pick<Clock, 'now' | 'everySecond'>
  readonly sentSms: SentSms
  readonly phone: PhoneVerification
  readonly customerUpdates: CustomerUpdates
  readonly drafts: DraftStore
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the phone machine's actors and actions with the ports. */
export const makePhoneImplementations = (ports: PhonePorts): Parameters<PhoneMachine['provide']>[0] => ({
  actors: {
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
    verifyCode: fromForm(ports.phone.verifyCode),
    countdown: countdown(ports.clock),
  },
  actions: {
    forgetSent: () => {
      ports.sentSms.remove()
    },
    ...makeEffects(ports),
    followNumber: (_, phoneNumber) => {
      const draft = ports.drafts.read('kyc-user-details')
      if (draft) ports.drafts.save('kyc-user-details', { ...draft, phoneNo: phoneNumber }, 'now')
    },
    reportCustomerChanged: () => {
      ports.customerUpdates.changed()
    },
  },
})
