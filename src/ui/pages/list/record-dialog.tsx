import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { failureMessages } from '../../../domain/failure/messages'
import type { RecordMachine } from '../../../machines/record/machine'
import { isFailed, isMissing, message, record } from '../../../machines/record/selectors'
import { Button } from '../../components/buttons/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Modal } from '../../components/dialogs/modal'
import { SpinnerRegion } from '../../components/loading/spinner'

export type RecordProps<Record> = {
  readonly actor: ActorRefFrom<RecordMachine<Record>>
  readonly title: string
  readonly subtitleOf: (record: Record) => string | undefined
  /** The label of the button back to the list. */
  readonly back: string
  readonly renderDetails: (record: Record) => ReactNode
  /** The primary action of a record, which stays in view. */
  readonly renderAction?: (record: Record) => ReactNode
}

/** The details of one record above the list, in each of their views. */
export const RecordDialog = <Record,>(props: RecordProps<Record>) => {
  const { actor, title, subtitleOf, back, renderDetails, renderAction } = props
  const found = useSelector(actor, record<Record>)
  const failed = useSelector(actor, isFailed<Record>)
  const missing = useSelector(actor, isMissing<Record>)
  const reason = useSelector(actor, message<Record>)
  const close = () => {
    actor.send({ type: 'close-record' })
  }
  const content = () => {
    if (missing)
      return (
        <EmptyState
          icon={<SearchX size={28} />}
          title={failureMessages.notFound}
          text="The link may be wrong, or it may be for something that is not in your account."
          action={
            <Button variant="secondary" onClick={close}>
              {back}
            </Button>
          }
        />
      )
    if (failed)
      return (
        <ErrorState
          message={reason}
          onTryAgain={() => {
            actor.send({ type: 'try-again' })
          }}
        />
      )
    return found ? renderDetails(found) : <SpinnerRegion label="Loading…" />
  }
  return (
    <Modal
      title={title}
      subtitle={found && subtitleOf(found)}
      size="large"
      actions={found && !missing && !failed && renderAction?.(found)}
      onClose={close}
    >
      {content()}
    </Modal>
  )
}
