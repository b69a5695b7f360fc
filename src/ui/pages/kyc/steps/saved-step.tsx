import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { kycParts } from '../../../../domain/kyc/parts/parts'
import { partOf } from '../../../../domain/kyc/step-numbers'
import { record, rejection, step, errors } from '../../../../machines/kyc/selectors'
import { Banner } from '../../../components/feedback/banner'
import { Button } from '../../../components/buttons/button'
import { Card } from '../../../components/data-display/card'
import { classNames } from '../../../components/styles/class-names'
import { ErrorState } from '../../../components/feedback/error-state'
import { RecordView } from '../../record/record-view'
import { RejectionBanner } from './rejection-banner'
import type { StepProps } from './step-form'
import { StepContent } from './step-content'
import { StepHeading } from './step-heading'
import styles from './step.module.css'

/** A step that was saved before: its values, and buttons to go on, go back and edit it. */
const SavedFrame = ({
  actor,
  change,
  children,
}: StepProps & { readonly change: string; readonly children: ReactNode }) => {
  const at = useSelector(actor, step)
  const part = partOf(at)
  const isRejected = useSelector(actor, rejection) !== undefined
  return (
    <Card padding="large" className={classNames(styles.step, styles.form)}>
      <StepContent
        actions={
          <>
            {at > 1 && (
              <Button
                variant="secondary"
                className={styles.back}
                onClick={() => {
                  actor.send({ type: 'go-back' })
                }}
              >
                Back
              </Button>
            )}
            <Button
              variant={isRejected ? 'primary' : 'quiet'}
              onClick={() => {
                actor.send({ type: 'change-details' })
              }}
            >
              {change}
            </Button>
            {!isRejected && (
              <Button
                variant="primary"
                onClick={() => {
                  actor.send({ type: 'go-on' })
                }}
              >
                Next step
              </Button>
            )}
          </>
        }
      >
        <StepHeading>{part ? kycParts[part].heading : ''}</StepHeading>
        {isRejected ? <RejectionBanner actor={actor} /> : <Banner tone="success">This step is saved.</Banner>}
        {children}
      </StepContent>
    </Card>
  )
}

/** What was saved, read-only. */
export const SavedStep = ({ actor }: StepProps) => {
  const saved = useSelector(actor, record)
  return (
    <SavedFrame actor={actor} change="Change">
      {saved && <RecordView record={saved} />}
    </SavedFrame>
  )
}

/** The saved values could not be loaded. They are saved all the same. */
export const SavedNotLoaded = ({ actor }: StepProps) => {
  const { failure } = useSelector(actor, errors)
  return (
    <SavedFrame actor={actor} change="Fill in again">
      <ErrorState
        title="We could not show what you saved"
        message={failure?.message ?? ''}
        onTryAgain={() => {
          actor.send({ type: 'try-again' })
        }}
      />
    </SavedFrame>
  )
}
