import { makePhoneVerification } from '../../adapters/http/phone'
import { makePhoneImplementations } from '../../machines/phone/actors'
import { phoneMachine } from '../../machines/phone/machine'
import { CustomerUpdates } from '../../ports/customer-updates'
import { DraftStore } from '../../ports/draft-store'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PhoneVerification } from '../../ports/phone-verification'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Phone verification. It starts with the unsaved number of the KYC draft, else with the profile's. */
export const feature = defineFeature('phone', {
  ports: (bind) => {
    bind(PhoneVerification, makePhoneVerification, Http)
  },
  needs: {
    phone: PhoneVerification,
    customerUpdates: CustomerUpdates,
    drafts: DraftStore,
    navigation: Navigation,
    notifications: Notifications,
  },
  make: (ports) => ({
    machine: phoneMachine.provide(makePhoneImplementations(ports)),
    input: (known) => {
      const typed = ports.drafts.read('kyc-user-details')?.['phoneNo']
      return { number: typeof typed === 'string' && typed !== '' ? typed : (known ?? '') }
    },
  }),
})
