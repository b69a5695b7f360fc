import { useActorRef } from '@xstate/react'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { isAwaitingTransfer } from '../../../domain/mandate/activation'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { idText } from '../../../domain/values/id'
import type { Features } from '../../../machines/features'
import { useGo } from '../../session/link'
import { Button } from '../../components/buttons/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ListWithDetails } from '../list/list-with-details'
import { ActivationNotice } from './activation-notice'
import { ArrearsNotice } from './arrears-notice'
import { columns } from './columns'
import { MandateDetails } from './mandate-details'

const labels = { title: 'Mandates', search: 'Search mandates by name', placeholder: 'Search by mandate name...' }
const labelOf = (mandate: Mandate) => `${mandateTitle(mandate)}, mandate ${idText(mandate.id)}`

// Editing and deleting have no call: the entries are shown without an effect.
const actionsOf = (open: () => void) => [
  { label: 'View', icon: <Eye size={18} />, onSelect: open },
  { label: 'Edit', icon: <Pencil size={18} />, disabled: true, onSelect: () => undefined },
  { label: 'Delete', icon: <Trash2 size={18} />, disabled: true, onSelect: () => undefined },
]

/**
 * `/dashboard/mandates`: the table, its text without mandates, the details of a row, and what
 * activates a mandate that waits for it, or what is owed for one whose debits failed.
 */
export const MandatesPage = ({ feature }: { readonly feature: Features['mandates'] }) => {
  const copying = useActorRef(feature.copying.machine)
  const go = useGo()
  const renderNotice = useCallback(
    (rows: readonly Mandate[]) =>
      rows.flatMap((row) => [
        ...(row.arrears ? [<ArrearsNotice key={row.id} mandate={row} level={2} />] : []),
        ...(isAwaitingTransfer(row)
          ? [<ActivationNotice key={row.id} mandate={row} copying={copying} level={2} />]
          : []),
      ]),
    [copying],
  )
  return (
    <ListWithDetails
      feature={feature}
      labels={labels}
      columns={columns}
      labelOf={labelOf}
      actionsOf={actionsOf}
      renderNotice={renderNotice}
      empty={
        <EmptyState
          drawing="mandates"
          title="No mandates found"
          text="Get started by creating a new mandate."
          action={
            <Button variant="primary" onClick={() => go({ screen: 'shop' })}>
              Create your first mandate
            </Button>
          }
        />
      }
      details={{
        title: 'Mandate Details',
        subtitleOf: mandateTitle,
        back: 'Back to mandates',
        renderDetails: (mandate) => <MandateDetails mandate={mandate} copying={copying} />,
      }}
    />
  )
}
