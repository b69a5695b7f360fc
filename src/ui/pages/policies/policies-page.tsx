import { useActorRef, useSelector } from '@xstate/react'
import { FileText } from 'lucide-react'
import { Suspense, useCallback, useState, type ComponentType } from 'react'
import type { ListedPolicy, Policy } from '../../../domain/policy/policy'
import { idText } from '../../../domain/values/id'
import { shownText } from '../../../domain/values/shown'
import { isFailed } from '../../../machines/list/selectors'
import { isOpen } from '../../../machines/record/selectors'
import type { Features } from '../../../machines/features'
import { EmptyState } from '../../components/feedback/empty-state'
import { FileAddressesContext } from '../../session/file-link'
import { ListScreen } from '../list/list-screen'
import { columns } from './columns'
import { PolicyDialog } from './policy-dialog'
import { policyTitle } from './policy-title'

const labels = {
  title: 'Policies',
  search: 'Search policies by name',
  placeholder: 'Search policy name...',
  failed: 'Failed to load policies. Please try again.',
}
const rowKeyOf = ({ id }: ListedPolicy) => idText(id)
const labelOf = (policy: ListedPolicy) => `${policyTitle(policy)}, ${shownText(policy.policyNo)}`
const empty = (
  <EmptyState
    icon={<FileText size={28} />}
    title="No policies found"
    text="There are no policies to display at the moment."
  />
)

export type PoliciesPageProps = {
  /** What is kept on the device, for a list that cannot be loaded. */
  readonly Kept: ComponentType
}

/** `/dashboard/policies`: the table, its texts, and the details of a row. */
export const PoliciesPage = ({ feature, Kept }: PoliciesPageProps & { readonly feature: Features['policies'] }) => {
  const [inputs] = useState(() => ({
    list: feature.list.input(),
    record: feature.record.input(),
    certificate: feature.certificate.input(),
  }))
  const policies = useActorRef(feature.list.machine, { input: inputs.list })
  const policy = useActorRef(feature.record.machine, { input: inputs.record })
  const certificate = useActorRef(feature.certificate.machine, { input: inputs.certificate })
  const failed = useSelector(policies, isFailed<ListedPolicy>)
  const open = useSelector(policy, isOpen<Policy>)
  const onOpen = useCallback(
    ({ id }: ListedPolicy) => {
      policy.send({ type: 'open-record', id: idText(id) })
    },
    [policy],
  )
  return (
    <FileAddressesContext value={feature.files}>
      <ListScreen
        actor={policies}
        labels={labels}
        columns={columns}
        keyOf={rowKeyOf}
        labelOf={labelOf}
        onOpen={onOpen}
        empty={empty}
      />
      {failed && feature.hasSaved() && (
        <Suspense fallback={null}>
          <Kept />
        </Suspense>
      )}
      {open && (
        <PolicyDialog actor={policy} certificate={certificate} today={feature.today()} keeping={feature.keeping} />
      )}
    </FileAddressesContext>
  )
}
