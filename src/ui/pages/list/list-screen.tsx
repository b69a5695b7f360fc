import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useDeferredValue, useRef } from 'react'
import { listAnswer, query, searchMessage, typed } from '../../../machines/list/selectors'
import { PageHeading } from '../../components/page/page-heading'
import { SearchField } from '../../components/fields/search-field'
import { SortSelect } from '../../components/table/sort-select'
import type { TableSort } from '../../components/table/table'
import { useScreen } from '../../components/page/use-screen'
import { useStableWhilePressed } from '../../components/state/use-stable-while-pressed'
import { ListAnswerView } from './list-answer'
import type { ListProps } from './list-props'
import styles from './list-screen.module.css'

/** A screen with a list: heading, search, and the table in each of its views. */
export const ListScreen = <Row extends object>(props: ListProps<Row>) => {
  const { actor, labels, columns } = props
  const heading = useScreen(labels.title)
  const field = useRef<HTMLInputElement>(null)
  const text = useSelector(actor, typed<Row>)
  const { sort } = useSelector(actor, query<Row>)
  // A hundred rows are rendered in slices, so that input is handled meanwhile.
  const shown = useDeferredValue(useStableWhilePressed(useSelector(actor, listAnswer<Row>, shallowEqual)))
  const onSort = useCallback(
    (chosen: TableSort | undefined) => {
      actor.send({ type: 'choose-sort', sort: chosen })
    },
    [actor],
  )
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <PageHeading ref={heading}>{labels.title}</PageHeading>
        <div className={styles.tools}>
          <SearchField
            ref={field}
            label={labels.search}
            placeholder={labels.placeholder}
            value={text}
            error={useSelector(actor, searchMessage<Row>)}
            onChange={(typedText) => {
              actor.send({ type: 'type-search', text: typedText })
            }}
            onEnter={() => {
              actor.send({ type: 'search-now' })
            }}
          />
          <SortSelect columns={columns.list} sort={sort} onSort={onSort} />
        </div>
      </div>
      {props.renderNotice?.(shown.rows)}
      <ListAnswerView
        {...props}
        answer={shown}
        sort={sort}
        onSort={onSort}
        onClearSearch={() => {
          actor.send({ type: 'clear-search' })
          field.current?.focus()
        }}
      />
    </div>
  )
}
