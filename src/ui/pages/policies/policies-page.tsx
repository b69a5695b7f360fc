import { useActorRef } from '@xstate/react'
import { Suspense, useMemo, useState, type ComponentType } from 'react'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { shownText } from '../../../domain/values/shown'
import type { Features } from '../../../machines/features'
import { EmptyState } from '../../components/feedback/empty-state'
import { useSignal } from '../../components/state/create-signal'
import { FileAddressesContext } from '../../session/file-link'
import { ListWithDetails } from '../list/list-with-details'
import { columnsOn } from './columns'
import { PolicyDetails } from './policy-details'
import { policyTitle } from './policy-title'
import { RenewButton } from './renew-button'
import { Statements } from './statements'

const labels = {
  title: 'Policies',
  search: 'Search policies by name',
  placeholder: 'Search policy name...',
  failed: 'Failed to load policies. Please try again.',
}
const labelOf = (policy: ListedPolicy) =>
  [policyTitle(policy), policy.covered, shownText(policy.policyNo)].filter(Boolean).join(', ')
const empty = (
  <EmptyState drawing="policies" title="No policies found" text="There are no policies to display at the moment." />
)

export type PoliciesPageProps = {
  /** The offline policies, for a list that cannot be loaded. */
  readonly OfflinePolicies: ComponentType
}

/** `/dashboard/policies`: the table, its texts, the details of a row, and the yearly statements. */
export const PoliciesPage = ({
  feature,
  OfflinePolicies,
}: PoliciesPageProps & { readonly feature: Features['policies'] }) => {
  const [input] = useState(feature.certificate.input)
  const today = useSignal(feature.today)
  const columns = useMemo(() => columnsOn(today), [today])
  const certificate = useActorRef(feature.certificate.machine, { input })
  return (
    <FileAddressesContext value={feature.files}>
      <ListWithDetails
        feature={feature}
        labels={labels}
        columns={columns}
        labelOf={labelOf}
        empty={empty}
        renderFailed={() =>
          feature.hasSaved() && (
            <Suspense fallback={null}>
              <OfflinePolicies />
            </Suspense>
          )
        }
        details={{
          title: 'Policy Details',
          subtitleOf: ({ policyNo }) => policyNo,
          back: 'Back to policies',
          renderAction: (policy) => policy.renewal && <RenewButton policy={policy} place={policy.renewal} />,
          renderDetails: (policy) => (
            <PolicyDetails
              policy={policy}
              today={today}
              certificate={certificate}
              offlinePolicy={feature.offlinePolicy}
              receipts={feature.receipts}
            />
          ),
        }}
      />
      <Statements feature={feature.statements} />
    </FileAddressesContext>
  )
}
