import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { TABLE_PAGE_SIZES } from '../../../domain/rules/constants'
import type { ListAnswer } from '../../../machines/list/selectors'
import { Button } from '../../components/buttons/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState, NOT_LOADED } from '../../components/feedback/error-state'
import { PageSize } from '../../components/table/page-size'
import { Pagination } from '../../components/table/pagination'
import { Table, type TableSort } from '../../components/table/table'
import type { ListProps } from './list-props'
import styles from './list-screen.module.css'

/** The maximum number of grey rows shown while a page is loading. */
const WAITING_ROWS = 10

/** As many grey rows as rows are expected, so that nothing below them moves when they arrive. */
const expectedRows = ({ total, page, size }: ListAnswer<unknown>): number =>
  Math.max(1, Math.min(WAITING_ROWS, size, (total ?? Infinity) - page * size))

type Props<Row extends object> = ListProps<Row> & {
  readonly answer: ListAnswer<Row>
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort | undefined) => void
  readonly onClearSearch: () => void
}

/** The contents of a list: rows, no rows, loading, or failed. A search without results can be cleared. */
export const ListAnswerView = <Row extends object>(props: Props<Row>) => {
  const { actor, labels, answer, empty, nothingFound, onClearSearch } = props
  const { state, rows, total, message, search, page, size } = answer
  const frame = useRef<HTMLElement>(null)

  if (state === 'failed')
    return (
      <section ref={frame} tabIndex={-1} className={styles.message}>
        <ErrorState
          title={labels.failed === undefined ? NOT_LOADED : undefined}
          message={labels.failed ?? message}
          onTryAgain={() => {
            // The button disappears; the focus stays where the result will be.
            frame.current?.focus()
            actor.send({ type: 'try-again' })
          }}
        />
      </section>
    )

  const nothing = state === 'shown' && rows.length === 0
  return (
    <section ref={frame} tabIndex={-1} className={styles.answer} aria-label={labels.title}>
      {nothing ? (
        <div className={styles.message}>
          {search === '' ? (
            empty
          ) : nothingFound ? (
            nothingFound
          ) : (
            <EmptyState
              icon={<SearchX size={28} />}
              title={`No results for "${search}"`}
              action={
                <Button variant="secondary" onClick={onClearSearch}>
                  Clear search
                </Button>
              }
            />
          )}
        </div>
      ) : (
        <Table
          label={labels.title}
          columns={props.columns}
          rows={rows}
          waitingFor={state === 'loading' ? expectedRows(answer) : 0}
          rowKeyOf={props.rowKeyOf}
          labelOf={props.labelOf}
          sort={props.sort}
          onSort={props.onSort}
          onOpen={props.onOpen}
          actionsOf={props.actionsOf}
        />
      )}
      <div className={styles.foot}>
        <Pagination
          page={page}
          pageSize={size}
          total={total ?? 0}
          text={state === 'loading' ? 'Loading...' : undefined}
          onPage={(to) => {
            actor.send({ type: 'open-page', page: to })
            // In a separate task: removing a hundred rows and laying out the page each take long on a slow phone.
            setTimeout(() => {
              if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView()
            })
          }}
        >
          <PageSize
            sizes={TABLE_PAGE_SIZES}
            value={size}
            onChange={(chosen) => {
              actor.send({ type: 'choose-size', size: chosen })
            }}
          />
        </Pagination>
      </div>
    </section>
  )
}
