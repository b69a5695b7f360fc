import { useSelector } from '@xstate/react'
import { useField } from 'react-final-form'
import type { DocumentForm } from '../../../../domain/kyc/parts/document'
import { ACCEPTED_FILES, ACCEPTED_PICTURES } from '../../../../domain/kyc/document-file'
import { fileErrorMessages } from '../../../../domain/kyc/messages'
import { attachment, canStopSending, isBusy, sentPart, errors } from '../../../../machines/kyc/selectors'
import { bound } from '../../../form/bound-field'
import { Button } from '../../../components/buttons/button'
import { FileField, type FileFieldProps } from '../../../components/fields/file-field'
import type { StepProps } from './step-form'

type Props = FileFieldProps & { readonly onChosen: (file: File | undefined) => void }

const BoundFile = bound(({ onChosen, onChange, ...rest }: Props) => (
  <FileField
    {...rest}
    onChange={(file) => {
      onChange(file)
      onChosen(file)
    }}
  />
))

const sending = (fraction: number): string => (fraction < 1 ? 'Sending…' : 'Sent. Waiting for a reply…')

/** The file of the document step: prepared as soon as it is chosen; its upload can be stopped and started again. */
export const DocumentFile = ({ actor }: StepProps) => {
  const { input } = useField<unknown>('file', { subscription: { value: true } })
  const state = useSelector(actor, attachment)
  const busy = useSelector(actor, isBusy)
  const sent = useSelector(actor, sentPart)
  const canStop = useSelector(actor, canStopSending)
  const failed = useSelector(actor, errors).failure !== undefined
  const mine = state.tag !== 'none' && state.chosen === input.value ? state : undefined
  const stop = () => {
    actor.send({ type: 'stop-sending' })
  }
  const work = () => {
    if (sent !== undefined) return { label: sending(sent), fraction: sent, onCancel: stop }
    if (canStop) return { label: 'Preparing your file…', onCancel: stop }
    return mine?.tag === 'preparing' ? { label: 'Preparing your file…' } : undefined
  }
  return (
    <>
      <BoundFile<DocumentForm>
        name="file"
        label="File"
        accept={ACCEPTED_FILES}
        camera={ACCEPTED_PICTURES}
        hint="A photo, or a PDF of at most 8 MB. We make photos smaller before they are sent."
        disabled={busy}
        prepared={mine?.tag === 'ready' && mine.ready instanceof File ? mine.ready : undefined}
        refusal={mine?.tag === 'refused' ? fileErrorMessages[mine.error] : undefined}
        work={work()}
        onChosen={(file) => {
          actor.send({ type: 'choose-file', file })
        }}
      />
      {failed && !busy && mine?.tag === 'ready' && (
        <Button type="submit" variant="secondary">
          Send again
        </Button>
      )}
    </>
  )
}
