import type { Container } from 'inversify'
import { makeCertificateImplementations } from '../../machines/certificate/actors'
import { certificateMachine } from '../../machines/certificate/machine'
import { makeListImplementations, queryIn } from '../../machines/list/actors'
import { policiesMachine, policiesRules } from '../../machines/list/policies-machine'
import { makeRecordImplementations, recordIn } from '../../machines/record/actors'
import { policyMachine } from '../../machines/record/policy-machine'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PolicyPort } from '../../ports/policy-port'
import { Sharing } from '../../ports/sharing'
import { loadOnce } from '../modules/load-once'
import { policyModule } from '../modules/policy'
import { sharingModule } from '../modules/sharing'

const screen = 'policies'

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
      input: () => ({ query: queryIn(screen, navigation.here(), policiesRules) }),
    },
    record: {
      machine: policyMachine.provide(makeRecordImplementations({ byId, navigation, screen })),
      input: () => ({ id: recordIn(screen, navigation.here()) }),
    },
    certificate: {
      machine: certificateMachine.provide(makeCertificateImplementations({ sharing, notifications, navigation })),
      input: () => ({ canShare: sharing.canShare() }),
    },
  }
}
