import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { FormSpy } from 'react-final-form'
import type { ActorRefFrom } from 'xstate'
import { isNeverStored, kycParts, type KycForms } from '../../../../domain/kyc/parts/parts'
import type { KycPart } from '../../../../domain/kyc/steps'
import type { SubmitEvent, Typed } from '../../../../machines/kyc/setup/events'
import type { KycMachine } from '../../../../machines/kyc/machine'
import { forms, isBusy, isSavedBefore, isStatusUnknown, step, errors } from '../../../../machines/kyc/selectors'
import { Form } from '../../../form/form'
import { FormErrorsSummary } from '../../../form/form-errors'
import { useMachineForm } from '../../../form/use-machine-form'
import { Banner } from '../../../components/feedback/banner'
import { Button } from '../../../components/buttons/button'
import { useUnsavedInput } from '../../../components/state/unsaved-input'
import { Card } from '../../../components/data-display/card'
import { RejectionBanner } from './rejection-banner'
import { StepContent } from './step-content'
import { StepHeading } from './step-heading'
import styles from './step.module.css'

export type KycActor = ActorRefFrom<KycMachine>

/** The props of every step's form. */
export type StepProps = { readonly actor: KycActor }

type Props<Part extends KycPart> = StepProps & {
  readonly part: Part
  /** The heading of the form, where it differs from the step's. */
  readonly title?: string
  readonly lead?: string
  readonly children: ReactNode
}

const failuresOf = (snapshot: ReturnType<KycActor['getSnapshot']>) => errors(snapshot).fields

/** The frame of a step with a form: it starts with the draft, and reports every change to the machine. */
export const StepForm = <Part extends KycPart>({ actor, part, title, lead, children }: Props<Part>) => {
  const [begun] = useState(() => forms(actor.getSnapshot())[part])
  const busy = useSelector(actor, isBusy)
  const formErrors = useSelector(actor, errors)
  const savedBefore = useSelector(actor, isSavedBefore)
  const statusUnknown = useSelector(actor, isStatusUnknown)
  const isFirst = useSelector(actor, step) === 1
  const [toEvent] = useState(() => (form: KycForms[Part]) => ({ type: `submit-${part}`, form }) as SubmitEvent)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  useUnsavedInput(isNeverStored(part))
  return (
    <Form<KycForms[Part]> onSubmit={onSubmit} initialValues={begun}>
      {({ handleSubmit }) => (
        <Card padding="large" className={styles.step}>
          <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
            <FormSpy<KycForms[Part]>
              subscription={{ values: true, dirty: true }}
              onChange={({ values, dirty }) => {
                if (dirty) actor.send({ type: 'fill-in', typed: { part, form: values } as Typed })
              }}
            />
            <StepContent
              actions={
                <>
                  {!isFirst && (
                    <Button
                      variant="secondary"
                      className={styles.back}
                      disabled={busy}
                      onClick={() => {
                        actor.send({ type: 'go-back' })
                      }}
                    >
                      Back
                    </Button>
                  )}
                  <Button type="submit" variant="primary" busy={busy}>
                    Continue
                  </Button>
                </>
              }
            >
              <header>
                <StepHeading>{title ?? kycParts[part].heading}</StepHeading>
                {lead && <p className={styles.lead}>{lead}</p>}
              </header>
              {savedBefore && (
                <Banner
                  tone="success"
                  action={
                    <Button
                      variant="quiet"
                      onClick={() => {
                        actor.send({ type: 'go-on' })
                      }}
                    >
                      Next step
                    </Button>
                  }
                >
                  This step is saved. Send it again only if something has changed.
                </Banner>
              )}
              <RejectionBanner actor={actor} />
              {statusUnknown && (
                <Banner tone="info">
                  We could not tell which step you had reached, so we start at the first one. Anything you saved is
                  safe.
                </Banner>
              )}
              {children}
              <FormErrorsSummary errors={formErrors} />
            </StepContent>
          </form>
        </Card>
      )}
    </Form>
  )
}
