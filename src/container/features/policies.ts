import type { Container } from 'inversify'
import { makeCertificateImplementations } from '../../machines/certificate/actors'
import { certificateMachine } from '../../machines/certificate/machine'
import { listPlace, makeListImplementations } from '../../machines/list/actors'
import { policiesMachine, policiesRules } from '../../machines/list/policies-machine'
import { queryOf } from '../../machines/list/query'
import { makeRecordImplementations } from '../../machines/record/actors'
import { policyMachine } from '../../machines/record/policy-machine'
import { Navigation, type Destination } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PolicyPort } from '../../ports/policy-port'
import { Sharing } from '../../ports/sharing'
import { loadOnce } from '../modules/load-once'
import { policyModule } from '../modules/policy'
import { sharingModule } from '../modules/sharing'

const screen = 'policies'

const idIn = (here: Destination | undefined) => (here?.screen === screen ? here.policy : undefined)

/** The list stays where it is. */
const withId = (here: Destination | undefined, policy: string | undefined): Destination => {
  const { policy: _, ...list }: Extract<Destination, { screen: typeof screen }> =
    here?.screen === screen ? here : { screen }
  return policy === undefined ? list : { ...list, policy }
}

/** The list of policies, the details of one over it, and its certificate. */
export const makeFeature = (container: Container) => {
  loadOnce(container, policyModule)
  loadOnce(container, sharingModule)
  const { list, byId } = container.get<PolicyPort>(PolicyPort)
  const navigation = container.get<Navigation>(Navigation)
  const notifications = container.get<Notifications>(Notifications)
  const sharing = container.get<Sharing>(Sharing)
  return {
    list: {
      machine: policiesMachine.provide(makeListImplementations({ list, navigation, screen, rules: policiesRules })),
      input: () => ({ query: queryOf(listPlace(screen, navigation.here()), policiesRules) }),
    },
    record: {
      machine: policyMachine.provide(makeRecordImplementations({ byId, navigation, idIn, withId, screen })),
      input: () => ({ id: idIn(navigation.here()) }),
    },
    certificate: {
      machine: certificateMachine.provide(makeCertificateImplementations({ sharing, notifications, navigation })),
      input: () => ({ canShare: sharing.canShare() }),
    },
  }
}
