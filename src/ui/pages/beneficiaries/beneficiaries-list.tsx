import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { relationshipName } from '../../../domain/beneficiary/beneficiary'
import { idText } from '../../../domain/values/id'
import type { BeneficiariesMachine } from '../../../machines/beneficiaries/machine'
import { listView, listMessage, quotePlace, rows, total, types } from '../../../machines/beneficiaries/selectors'
import { Link } from '../../session/link'
import { ButtonLink } from '../../components/buttons/button-link'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState, NOT_LOADED } from '../../components/feedback/error-state'
import { Table } from '../../components/table/table'
import list from '../list/list-screen.module.css'
import { columns, labelOf, type Row } from './columns'
import { placeWith } from './place'
import styles from './beneficiaries-page.module.css'

const WAITING_ROWS = 3
const rowKeyOf = ({ beneficiary }: Row) => idText(beneficiary.id)
const unsorted = () => undefined

const countLine = (view: ReturnType<typeof listView>, shown: number, all: number | undefined): string => {
  if (view === 'loading') return 'Loading...'
  return view === 'shown' && all !== undefined && all > shown
    ? `The newest ${String(shown)} of ${String(all)} are shown.`
    : ''
}

/** The beneficiaries: loading, failed, none yet, or a table that becomes cards on a phone. */
export const BeneficiariesList = ({ actor }: { readonly actor: ActorRefFrom<BeneficiariesMachine> }) => {
  const view = useSelector(actor, listView)
  const message = useSelector(actor, listMessage)
  const known = useSelector(actor, rows)
  const all = useSelector(actor, total)
  const relationships = useSelector(actor, types)
  const quote = useSelector(actor, quotePlace)
  const frame = useRef<HTMLElement>(null)
  const shown = useMemo(
    () =>
      known.map((beneficiary) => ({
        beneficiary,
        relationship: relationshipName(beneficiary.relationshipType, relationships),
        editForm: placeWith(quote, { beneficiary: idText(beneficiary.id) }),
      })),
    [known, relationships, quote],
  )
  const onOpen = useCallback(
    ({ beneficiary }: Row) => {
      actor.send({ type: 'open-beneficiary', id: idText(beneficiary.id) })
    },
    [actor],
  )
  if (view === 'failed')
    return (
      <section ref={frame} tabIndex={-1} className={list.message}>
        <ErrorState
          title={NOT_LOADED}
          message={message}
          onTryAgain={() => {
            // The button disappears; the focus stays where the result will be.
            frame.current?.focus()
            actor.send({ type: 'try-again' })
          }}
        />
      </section>
    )
  if (view === 'empty')
    return (
      <section tabIndex={-1} className={list.message}>
        <EmptyState
          drawing="people"
          title="You have no beneficiaries yet"
          text="A beneficiary receives a share of what your policy pays. Health cover needs at least one."
          action={
            <ButtonLink component={Link} to={placeWith(quote, { adding: true })} variant="primary">
              Add your first beneficiary
            </ButtonLink>
          }
        />
      </section>
    )
  return (
    <section tabIndex={-1} className={list.answer} aria-label="Your beneficiaries">
      <Table
        label="Your beneficiaries"
        columns={columns}
        rows={shown}
        waitingFor={view === 'loading' ? WAITING_ROWS : 0}
        rowKeyOf={rowKeyOf}
        labelOf={labelOf}
        sort={undefined}
        onSort={unsorted}
        onOpen={onOpen}
      />
      <p className={styles.count} role="status">
        {countLine(view, shown.length, all)}
      </p>
    </section>
  )
}
