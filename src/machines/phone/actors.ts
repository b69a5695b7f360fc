import type { CustomerUpdates } from '../../ports/customer-updates'
import type { DraftStore } from '../../ports/draft-store'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PhoneVerification } from '../../ports/phone-verification'
import { fromForm } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { PhoneMachine } from './machine'

type PhonePorts = {
  readonly phone: PhoneVerification
  readonly customerUpdates: CustomerUpdates
  readonly drafts: DraftStore
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the phone machine's actors and actions with the ports. */
export const makePhoneImplementations = (ports: PhonePorts): Parameters<PhoneMachine['provide']>[0] => ({
  actors: { sendCode: fromForm(ports.phone.sendCode), verifyCode: fromForm(ports.phone.verifyCode) },
  actions: {
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
