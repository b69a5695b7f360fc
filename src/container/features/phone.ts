import type { Container } from 'inversify'
import { makePhoneImplementations } from '../../machines/phone/actors'
import { phoneMachine } from '../../machines/phone/machine'
import { CustomerUpdates } from '../../ports/customer-updates'
import { DraftStore } from '../../ports/draft-store'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PhoneVerification } from '../../ports/phone-verification'
import { loadOnce } from '../modules/load-once'
import { phoneModule } from '../modules/phone'

/** Phone verification. It begins with the number that was typed in KYC and not saved yet, else with the profile's. */
export const makeFeature = (container: Container) => {
  loadOnce(container, phoneModule)
  const drafts = container.get<DraftStore>(DraftStore)
  return {
    machine: phoneMachine.provide(
      makePhoneImplementations({
        phone: container.get<PhoneVerification>(PhoneVerification),
        customerUpdates: container.get<CustomerUpdates>(CustomerUpdates),
        drafts,
        navigation: container.get<Navigation>(Navigation),
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: (userName: string, known: string | undefined) => {
      const typed = drafts.read(userName, 'kyc-user-details')?.['phoneNo']
      return { userName, number: typeof typed === 'string' && typed !== '' ? typed : (known ?? '') }
    },
  }
}
