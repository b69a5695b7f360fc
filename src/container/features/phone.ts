import { makeSentSms } from '../../adapters/browser/sent-sms'
import { makePhoneVerification } from '../../adapters/http/phone'
import { makePhoneImplementations, phonePorts } from '../../machines/phone/actors'
import { phoneMachine } from '../../machines/phone/machine'
import { Clock } from '../../ports/clock'
import { PhoneVerification } from '../../ports/phone-verification'
import { SentSms } from '../../ports/sent-sms'
import { defineFeature } from '../binding/define-feature'
import { Http, OfTab } from '../binding/tokens'

/**
 * Phone verification. It starts with the code that was sent before a reload, else with the unsaved number of the KYC draft,
 * else with the profile's.
 */
export const feature = defineFeature('phone', {
  ports: (bind) => {
    bind(PhoneVerification, makePhoneVerification, Http)
    bind(SentSms, makeSentSms, OfTab, Clock)
  },
  needs: phonePorts,
  make: (ports) => ({
    machine: phoneMachine.provide(makePhoneImplementations(ports)),
    input: (known) => {
      const sent = ports.sentSms.read()
      if (sent) return { number: sent.phoneNumber, sentAt: sent.sentAt }
      const typed = ports.drafts.read('kyc-user-details')?.['phoneNo']
      return { number: typeof typed === 'string' && typed !== '' ? typed : (known ?? '') }
    },
  }),
})
