import { policySortColumns } from '../../domain/policy/policy'
import { makeLinkSharing } from '../../adapters/browser/link-sharing'
import { makeSharing } from '../../adapters/browser/sharing'
import { makePolicyPort } from '../../adapters/http/policy'
import { makeStatementPort } from '../../adapters/http/statement'
import { makeCertificateAddresses, makeReceiptAddresses } from '../../machines/certificate/addresses'
import { certificatePorts, makeCertificateImplementations } from '../../machines/certificate/actors'
import { certificateMachine } from '../../machines/certificate/machine'
import { filePorts } from '../../machines/core/file-addresses'
import { makeToday } from '../../machines/core/today'
import { makeOfflinePolicyImplementations } from '../../machines/offline-policy/actors'
import { offlinePolicyMachine } from '../../machines/offline-policy/machine'
import { listPorts } from '../../machines/list/actors'
import { makeListWithDetails } from '../../machines/list/list-with-details'
import { makeStatementsImplementations, statementsPorts } from '../../machines/statements/actors'
import { makeStatementAddresses } from '../../machines/statements/addresses'
import { statementsMachine } from '../../machines/statements/machine'
import { CustomerStorage } from '../../ports/customer-storage'
import { LinkSharing } from '../../ports/link-sharing'
import { OfflineData } from '../../ports/offline-data'
import { OfflinePolicies } from '../../ports/offline-policies'
import { PolicyPort } from '../../ports/policy-port'
import { Sharing } from '../../ports/sharing'
import { StatementPort } from '../../ports/statement-port'
import { defineFeature } from '../binding/define-feature'
import { bindOfflinePolicies } from '../binding/offline-policies'
import { Http } from '../binding/tokens'

/** The list of policies, the details of one above it with certificate and receipt, and the yearly statements. */
export const feature = defineFeature('policies', {
  ports: (bind) => {
    bind(PolicyPort, makePolicyPort, Http)
    bind(StatementPort, makeStatementPort, Http)
    bind(Sharing, () => makeSharing(window))
    bind(LinkSharing, () => makeLinkSharing(window))
    bindOfflinePolicies(bind)
  },
  needs: {
    ...certificatePorts,
    ...filePorts,
    ...listPorts,
    ...statementsPorts,
    policies: PolicyPort,
    offlinePolicies: OfflinePolicies,
    offlineData: OfflineData,
    customerStorage: CustomerStorage,
  },
  make: (ports) => {
    const { policies, offlinePolicies, offlineData, customerStorage, clock, sharing, linkSharing } = ports
    const hasSaved = () => customerStorage.owner() !== undefined && offlineData.owner() !== undefined
    return {
      today: makeToday(clock),
      files: makeCertificateAddresses(ports),
      receipts: makeReceiptAddresses(ports),
      statements: {
        machine: statementsMachine.provide(makeStatementsImplementations(ports)),
        input: () => undefined,
        files: makeStatementAddresses(ports),
      },
      ...makeListWithDetails('policies', { ...ports, port: policies }, { sortable: policySortColumns }),
      certificate: {
        machine: certificateMachine.provide(makeCertificateImplementations(ports)),
        input: () => ({ canShareFile: sharing.canShare(), canShareLink: linkSharing.canShare() }),
      },
      offlinePolicy: {
        machine: offlinePolicyMachine.provide(makeOfflinePolicyImplementations(offlinePolicies, policies.byId)),
        input: (policy) => ({
          owner: offlineData.owner() ?? customerStorage.owner() ?? '',
          policy,
          hasSaved: hasSaved(),
        }),
        canBeEvicted: offlinePolicies.canBeEvicted,
      },
      hasSaved,
    }
  },
})
