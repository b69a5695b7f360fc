import { useActorRef, useSelector } from '@xstate/react'
import { useState, type ComponentType } from 'react'
import { isStepDone, type ThingToFix } from '../../../domain/kyc/sections'
import { FORM_STEPS } from '../../../domain/kyc/status'
import { kycSteps } from '../../../domain/kyc/steps'
import { errors, reached, sections, step, toFix, view, type KycView } from '../../../machines/kyc/selectors'
import type { Features } from '../../../machines/features'
import { FileAddressesContext } from '../../session/file-link'
import { useScreen } from '../../components/page/use-screen'
import { Card } from '../../components/data-display/card'
import { ErrorState } from '../../components/feedback/error-state'
import { PageHeading } from '../../components/page/page-heading'
import { Skeleton, SkeletonRegion } from '../../components/loading/skeleton'
import { StepProgress } from '../../components/data-display/step-progress'
import { Approved, PendingReview } from './outcomes'
import type { KycActor, StepProps } from './steps/step-form'
import { SavedNotLoaded, SavedStep } from './steps/saved-step'
import { KYC_TITLE } from './steps/step-heading'
import { BankAccountStep } from './steps/bank-account-step'
import { BvnStep } from './steps/bvn-step'
import { DocumentStep } from './steps/document-step'
import { EmployerStep } from './steps/employer-step'
import { MedicalStep } from './steps/medical-step'
import { ThingsToFix } from './things-to-fix'
import { UserDetailsStep } from './steps/user-details-step'
import { WhatYouNeed } from './what-you-need'
import styles from './kyc-page.module.css'

const stepNames = [...kycSteps.map(({ title }) => title), 'Review', 'Approved']

const Loading = () => (
  <SkeletonRegion label="Loading…">
    <Card padding="large">
      <Skeleton shape="title" />
      <Skeleton shape="control" count={3} />
    </Card>
  </SkeletonRegion>
)

const Failed = ({ actor }: { readonly actor: KycActor }) => {
  const { failure } = useSelector(actor, errors)
  return (
    <ErrorState
      title="We could not load this"
      message={failure?.message ?? ''}
      onTryAgain={() => {
        actor.send({ type: 'try-again' })
      }}
    />
  )
}

const screens: Readonly<Record<KycView, ComponentType<StepProps>>> = {
  loading: Loading,
  'opening-failed': Failed,
  'without-banks': Failed,
  'without-questions': Failed,
  saved: SavedStep,
  'saved-not-loaded': SavedNotLoaded,
  'user-details': UserDetailsStep,
  'bank-account': BankAccountStep,
  bvn: BvnStep,
  employer: EmployerStep,
  medical: MedicalStep,
  document: DocumentStep,
  'pending-review': PendingReview,
  approved: Approved,
}

const sameThings = (one: readonly ThingToFix[], other: readonly ThingToFix[]): boolean =>
  one.length === other.length &&
  one.every(({ field, reason }, index) => field === other[index]?.field && reason === other[index].reason)

/** `/dashboard/kyc`, with its title and the counter of its steps. */
export const KycPage = ({ feature }: { readonly feature: Features['kyc'] }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const shown = useSelector(actor, view)
  const at = useSelector(actor, step)
  const [known, last] = [useSelector(actor, sections), useSelector(actor, reached)]
  const things = useSelector(actor, toFix, sameThings)
  const heading = useScreen(KYC_TITLE)
  const Screen = screens[shown]
  return (
    <div className={styles.page}>
      <StepProgress
        steps={stepNames}
        current={at}
        isDone={isStepDone(known, last)}
        heading={<PageHeading ref={heading}>{KYC_TITLE}</PageHeading>}
      />
      <ThingsToFix things={things} openStep={at} />
      {shown === 'user-details' && things.length === 0 && <WhatYouNeed />}
      <div className={styles.columns}>
        <FileAddressesContext value={feature.files}>
          <Screen actor={actor} />
        </FileAddressesContext>
        {at <= FORM_STEPS && (
          <aside aria-label="You can stop at any time">
            <Card>
              <h2 className={styles.asideTitle}>You can stop at any time</h2>
              <p className={styles.asideText}>Close this page whenever you like. You will come back to this step.</p>
            </Card>
          </aside>
        )}
      </div>
    </div>
  )
}
