import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { failureMessages } from '../../../domain/failure/messages'
import type { BeneficiariesMachine } from '../../../machines/beneficiaries/machine'
import { formView, isAdding, errors } from '../../../machines/beneficiaries/selectors'
import { Button } from '../../components/buttons/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Modal } from '../../components/dialogs/modal'
import { SpinnerRegion } from '../../components/loading/spinner'
import { BeneficiaryForm } from './beneficiary-form'

/** The form of a new or an existing beneficiary, above the list. */
export const BeneficiaryDialog = ({ actor }: { readonly actor: ActorRefFrom<BeneficiariesMachine> }) => {
  const view = useSelector(actor, formView)
  const adding = useSelector(actor, isAdding)
  const { failure } = useSelector(actor, errors)
  const close = () => {
    actor.send({ type: 'close-form' })
  }
  const content = () => {
    if (view === 'missing')
      return (
        <EmptyState
          icon={<SearchX size={28} />}
          title={failureMessages.notFound}
          text="The link may be wrong, or it may be for something that is not in your account."
          action={
            <Button variant="secondary" onClick={close}>
              Back to beneficiaries
            </Button>
          }
        />
      )
    if (view === 'failed')
      return (
        <ErrorState
          message={failure?.message ?? failureMessages.online}
          onTryAgain={() => {
            actor.send({ type: 'try-again' })
          }}
        />
      )
    return view === 'opening' ? <SpinnerRegion label="Loading…" /> : <BeneficiaryForm actor={actor} />
  }
  return (
    <Modal
      title={adding ? 'Add New Beneficiary' : 'Edit A Beneficiary'}
      subtitle={
        adding ? 'Tell us who they are and how they are related to you, and add one of their documents.' : undefined
      }
      onClose={close}
    >
      {content()}
    </Modal>
  )
}
