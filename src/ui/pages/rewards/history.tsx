import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useDeferredValue } from 'react'
import type { ActorRefFrom } from 'xstate'
import { referralStatuses, type Referral } from '../../../domain/referral/referral'
import type { ListMachine } from '../../../machines/list/machine'
import { listAnswer, query, typed } from '../../../machines/list/selectors'
import { Button } from '../../components/buttons/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { SelectField } from '../../components/fields/select-field'
import { SortSelect } from '../../components/table/sort-select'
import { classNames } from '../../components/styles/class-names'
import type { TableSort } from '../../components/table/table'
import { useStableWhilePressed } from '../../components/state/use-stable-while-pressed'
import { ListAnswerView } from '../list/list-answer'
import { columns, rowKeyOf, labelOf } from './columns'
import list from '../list/list-screen.module.css'
import styles from './rewards-page.module.css'

const ALL = 'All'
const options = [ALL, ...referralStatuses].map((status) => ({ value: status, label: status }))
const labels = { title: 'Referral history', search: '', placeholder: '' }
const empty = (
  <EmptyState
    drawing="gift"
    title="No referrals yet"
    text="Share your code. A friend who registers with it appears here as Pending, then as Paid once we have paid your reward. That takes a first payment, and a phone number or BVN that your friend has verified."
  />
)

/** The friends who registered with the code; the filter is part of the address. */
export const History = ({ actor }: { readonly actor: ActorRefFrom<ListMachine<Referral>> }) => {
  const status = useSelector(actor, typed<Referral>)
  const { sort } = useSelector(actor, query<Referral>)
  const shown = useDeferredValue(useStableWhilePressed(useSelector(actor, listAnswer<Referral>, shallowEqual)))
  const onSort = useCallback(
    (chosen: TableSort | undefined) => {
      actor.send({ type: 'choose-sort', sort: chosen })
    },
    [actor],
  )
  const showAll = () => {
    actor.send({ type: 'clear-search' })
  }
  return (
    <div className={list.screen}>
      <div className={list.top}>
        <h2 className={styles.heading}>Referral history</h2>
        <div className={classNames(list.tools, styles.filter)}>
          <SelectField
            name="status"
            label="Show"
            options={options}
            value={status === '' ? ALL : status}
            onChange={(chosen) => {
              if (chosen === ALL) {
                showAll()
                return
              }
              actor.send({ type: 'type-search', text: chosen })
              actor.send({ type: 'search-now' })
            }}
          />
          <SortSelect columns={columns.list} sort={sort} onSort={onSort} />
        </div>
      </div>
      <ListAnswerView
        actor={actor}
        labels={labels}
        columns={columns}
        rowKeyOf={rowKeyOf}
        labelOf={labelOf}
        empty={empty}
        nothingFound={
          <EmptyState
            drawing="gift"
            title={`You have no ${status} referrals at the moment`}
            action={
              <Button variant="secondary" onClick={showAll}>
                Show all
              </Button>
            }
          />
        }
        answer={shown}
        sort={sort}
        onSort={onSort}
        onClearSearch={showAll}
      />
    </div>
  )
}
