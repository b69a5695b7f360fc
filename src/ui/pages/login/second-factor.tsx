import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Features } from '../../../machines/features'
import type { AskedSecondFactor } from '../../../machines/login/selectors'
import { isBusy, phase } from '../../../machines/second-factor/selectors'
import { screenChanged, useScreen } from '../../components/page/use-screen'
import { PageHeading } from '../../components/page/page-heading'
import { Button } from '../../components/buttons/button'
import { useUnsavedInput } from '../../components/state/unsaved-input'
import styles from '../auth/auth-form.module.css'
import { CodeForm } from './code-form'
import { ProviderChoice } from './provider-choice'

const TITLE = 'Confirm that it is you'

/** The document title names the step; the heading is the same. */
const stepTitles = { choice: TITLE, code: `Code · ${TITLE}` } as const

export type SecondFactorProps = { readonly asked: AskedSecondFactor; readonly onStartAgain: () => void }

/** What log-in becomes when the server asks for a second factor. */
export const SecondFactor = ({
  asked,
  onStartAgain,
  feature,
}: SecondFactorProps & { readonly feature: Features['secondFactor'] }) => {
  const [input] = useState(() => feature.input(asked))
  const actor = useActorRef(feature.machine, { input })
  const view = useSelector(actor, phase)
  // A code that is being checked may be used up already, and after the right one the dashboard follows.
  const loggingIn = useSelector(actor, isBusy) && view === 'code'
  useEffect(screenChanged, [])
  // The password is in memory alone.
  useUnsavedInput()
  const heading = useScreen(stepTitles[view])
  return (
    <div className={styles.form}>
      <PageHeading ref={heading}>{TITLE}</PageHeading>
      {view === 'choice' ? <ProviderChoice actor={actor} /> : <CodeForm actor={actor} />}
      <Button variant="quiet" block disabled={loggingIn} onClick={onStartAgain}>
        Back to log-in
      </Button>
    </div>
  )
}
