import { useActorRef, useSelector } from '@xstate/react'
import { Eye, Pencil, Repeat, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { isAwaitingTransfer } from '../../../domain/mandate/activation'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { idText } from '../../../domain/values/id'
import { isOpen } from '../../../machines/record/selectors'
import type { Features } from '../../../machines/features'
import { useGo } from '../../session/link'
import { Button } from '../../components/buttons/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ListScreen } from '../list/list-screen'
import { ActivationNotice } from './activation-notice'
import { columns } from './columns'
import { MandateDialog } from './mandate-dialog'

const labels = { title: 'Mandates', search: 'Search mandates by name', placeholder: 'Search by mandate name...' }
const rowKeyOf = ({ id }: Mandate) => idText(id)
const labelOf = (mandate: Mandate) => `${mandateTitle(mandate)}, mandate ${idText(mandate.id)}`

/**
 * `/dashboard/mandates`: the table, its text without mandates, the details of a row, and what
 * activates a mandate that waits for it.
 */
export const MandatesPage = ({ feature }: { readonly feature: Features['mandates'] }) => {
  const [inputs] = useState(() => ({ list: feature.list.input(), record: feature.record.input() }))
  const mandates = useActorRef(feature.list.machine, { input: inputs.list })
  const mandate = useActorRef(feature.record.machine, { input: inputs.record })
  const copying = useActorRef(feature.copying.machine)
  const open = useSelector(mandate, isOpen<Mandate>)
  const go = useGo()
  const onOpen = useCallback(
    ({ id }: Mandate) => {
      mandate.send({ type: 'open-record', id: idText(id) })
    },
    [mandate],
  )
  // Editing and deleting have no call: the entries are shown without an effect.
  const actionsOf = useCallback(
    (row: Mandate) => [
      { label: 'View', icon: <Eye size={18} />, onSelect: () => onOpen(row) },
      { label: 'Edit', icon: <Pencil size={18} />, disabled: true, onSelect: () => undefined },
      { label: 'Delete', icon: <Trash2 size={18} />, disabled: true, onSelect: () => undefined },
    ],
    [onOpen],
  )
  const renderNotice = useCallback(
    (rows: readonly Mandate[]) =>
      rows
        .filter(isAwaitingTransfer)
        .map((row) => <ActivationNotice key={rowKeyOf(row)} mandate={row} copying={copying} level={2} />),
    [copying],
  )
  return (
    <>
      <ListScreen
        actor={mandates}
        labels={labels}
        columns={columns}
        keyOf={rowKeyOf}
        labelOf={labelOf}
        onOpen={onOpen}
        actionsOf={actionsOf}
        renderNotice={renderNotice}
        empty={
          <EmptyState
            icon={<Repeat size={28} />}
            title="No mandates found"
            text="Get started by creating a new mandate."
            action={
              <Button variant="primary" onClick={() => go({ screen: 'shop' })}>
                Create your first mandate
              </Button>
            }
          />
        }
      />
      {open && <MandateDialog actor={mandate} copying={copying} />}
    </>
  )
}
