import { makeSharing } from '../../adapters/browser/sharing'
import { makePolicyPort } from '../../adapters/http/policy'
import { makeCertificateAddresses } from '../../machines/certificate/addresses'
import { certificatePorts, makeCertificateImplementations } from '../../machines/certificate/actors'
import { certificateMachine } from '../../machines/certificate/machine'
import { filePorts } from '../../machines/core/file-addresses'
import { makeKeepingImplementations } from '../../machines/keeping/actors'
import { keepingMachine } from '../../machines/keeping/machine'
import { listPorts, makeListImplementations, queryIn } from '../../machines/list/actors'
import { policiesMachine, policiesRules } from '../../machines/list/policies-machine'
import { makeRecordImplementations, recordIn, recordPorts } from '../../machines/record/actors'
import { policyMachine } from '../../machines/record/policy-machine'
import { CustomerStorage } from '../../ports/customer-storage'
import { KeptData } from '../../ports/kept-data'
import { KeptPolicies } from '../../ports/kept-policies'
import { PolicyPort } from '../../ports/policy-port'
import { Sharing } from '../../ports/sharing'
import { defineFeature } from '../binding/define-feature'
import { bindKeptPolicies } from '../binding/kept-policies'
import { Http } from '../binding/tokens'

const screen = 'policies'

/** The list of policies, the details of one above it, and its certificate. */
export const feature = defineFeature('policies', {
  ports: (bind) => {
    bind(PolicyPort, makePolicyPort, Http)
    bind(Sharing, () => makeSharing(window))
    bindKeptPolicies(bind)
  },
  needs: {
    ...certificatePorts,
    ...filePorts,
    ...listPorts,
    ...recordPorts,
    policies: PolicyPort,
    keptPolicies: KeptPolicies,
    keptData: KeptData,
    customerStorage: CustomerStorage,
  },
  make: (ports) => {
    const { policies, keptPolicies, keptData, customerStorage, clock, navigation, sharing } = ports
    const keepsAny = () => customerStorage.owner() !== undefined && keptData.owner() !== undefined
    return {
      today: clock.today,
      files: makeCertificateAddresses(ports),
      list: {
        machine: policiesMachine.provide(
          makeListImplementations({ ...ports, list: policies.list, screen, rules: policiesRules }),
        ),
        input: () => ({ query: queryIn(screen, navigation.here(), policiesRules) }),
      },
      record: {
        machine: policyMachine.provide(makeRecordImplementations({ ...ports, byId: policies.byId, screen })),
        input: () => ({ id: recordIn(screen, navigation.here()) }),
      },
      certificate: {
        machine: certificateMachine.provide(makeCertificateImplementations(ports)),
        input: () => ({ canShare: sharing.canShare() }),
      },
      keeping: {
        machine: keepingMachine.provide(makeKeepingImplementations(keptPolicies, policies.byId)),
        input: (policy) => ({ owner: keptData.owner() ?? customerStorage.owner() ?? '', policy, keepsAny: keepsAny() }),
        mayForget: keptPolicies.mayForget,
      },
      keepsAny,
    }
  },
})
