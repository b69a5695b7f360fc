import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { idText, type Id } from '../../../domain/values/id'
import type { ListFeature } from '../../../machines/features'
import { isFailed } from '../../../machines/list/selectors'
import { isOpen } from '../../../machines/record/selectors'
import type { MenuItem } from '../../components/menu/menu-entry'
import type { ListProps } from './list-props'
import { ListScreen } from './list-screen'
import { RecordDialog, type RecordProps } from './record-dialog'

type Props<Row extends object, Details> = Pick<
  ListProps<Row>,
  'labels' | 'columns' | 'labelOf' | 'empty' | 'renderNotice'
> & {
  readonly feature: ListFeature<Row, Details>
  readonly details: Omit<RecordProps<Details>, 'actor'>
  /** The menu of a row; `open` shows its details. */
  readonly actionsOf?: (open: () => void) => readonly MenuItem[]
  /** What stands below a list that did not load. */
  readonly renderFailed?: () => ReactNode
}

/** A screen with a list and, above it, the details of the row that the address names. */
export const ListWithDetails = <Row extends { readonly id: Id }, Details>({
  feature,
  details,
  actionsOf,
  renderFailed,
  ...list
}: Props<Row, Details>) => {
  const [inputs] = useState(() => ({ list: feature.list.input(), record: feature.record.input() }))
  const rows = useActorRef(feature.list.machine, { input: inputs.list })
  const record = useActorRef(feature.record.machine, { input: inputs.record })
  const failed = useSelector(rows, isFailed<Row>)
  const open = useSelector(record, isOpen<Details>)
  const onOpen = useCallback(
    ({ id }: Row) => {
      record.send({ type: 'open-record', id: idText(id) })
    },
    [record],
  )
  const menuOf = useMemo(() => actionsOf && ((row: Row) => actionsOf(() => onOpen(row))), [actionsOf, onOpen])
  return (
    <>
      <ListScreen {...list} actor={rows} rowKeyOf={rowKeyOf} onOpen={onOpen} actionsOf={menuOf} />
      {failed && renderFailed?.()}
      {open && <RecordDialog {...details} actor={record} />}
    </>
  )
}

const rowKeyOf = ({ id }: { readonly id: Id }) => idText(id)
