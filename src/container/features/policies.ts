import { makeSharing } from '../../adapters/browser/sharing'
import { makePolicyPort } from '../../adapters/http/policy'
import { makeCertificateImplementations } from '../../machines/certificate/actors'
import { certificateMachine } from '../../machines/certificate/machine'
import { listPlace, makeListImplementations } from '../../machines/list/actors'
import { policiesMachine, policiesRules } from '../../machines/list/policies-machine'
import { questionOf } from '../../machines/list/question'
import { makeRecordImplementations } from '../../machines/record/actors'
import { policyMachine } from '../../machines/record/policy-machine'
import { Navigation, type Destination } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { PolicyPort } from '../../ports/policy-port'
import { Sharing } from '../../ports/sharing'
import { defineFeature } from '../define-feature'
import { Http } from '../tokens'

const screen = 'policies'

const idIn = (here: Destination | undefined) => (here?.screen === screen ? here.policy : undefined)

/** The list stays where it is. */
const withId = (here: Destination | undefined, policy: string | undefined): Destination => {
  const { policy: _, ...list }: Extract<Destination, { screen: typeof screen }> =
    here?.screen === screen ? here : { screen }
  return policy === undefined ? list : { ...list, policy }
}

/** The list of policies, the details of one over it, and its certificate. */
export const feature = defineFeature('policies', {
  ports: (bind) => {
    bind(PolicyPort, makePolicyPort, Http)
    bind(Sharing, () => makeSharing(window))
  },
  needs: { policies: PolicyPort, sharing: Sharing, navigation: Navigation, notifications: Notifications },
  make: ({ policies: { list, byId }, sharing, navigation, notifications }) => ({
    list: {
      machine: policiesMachine.provide(makeListImplementations({ list, navigation, screen, rules: policiesRules })),
      input: () => ({ question: questionOf(listPlace(screen, navigation.here()), policiesRules) }),
    },
    record: {
      machine: policyMachine.provide(makeRecordImplementations({ byId, navigation, idIn, withId, screen })),
      input: () => ({ id: idIn(navigation.here()) }),
    },
    certificate: {
      machine: certificateMachine.provide(makeCertificateImplementations({ sharing, notifications, navigation })),
      input: () => ({ canShare: sharing.canShare() }),
    },
  }),
})
