import { CircleCheck, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../session/link'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { EmptyState } from '../../components/feedback/empty-state'
import { useStep } from '../../components/page/use-screen'
import type { StepProps } from './steps/step-form'
import { KYC_TITLE } from './steps/step-heading'
import styles from './kyc-page.module.css'

type NextProps = { readonly steps: readonly string[]; readonly children: ReactNode }

const Next = ({ steps, children }: NextProps) => (
  <section className={styles.next} aria-labelledby="what-next">
    <h2 id="what-next" className={styles.asideTitle}>
      What happens next
    </h2>
    {steps.length > 0 && (
      <ol className={styles.nextSteps}>
        {steps.map((copy) => (
          <li key={copy}>{copy}</li>
        ))}
      </ol>
    )}
    <p className={styles.nextText}>{children}</p>
  </section>
)

/** Everything is submitted, and the company reviews it. */
export const PendingReview = ({ actor }: StepProps) => (
  <Card padding="large">
    <EmptyState
      icon={<Hourglass size={28} />}
      title="Your KYC status is currently Pending Review..."
      heading={useStep('Pending Review', KYC_TITLE)}
      text="Thank you. We have everything we need."
      action={
        <Button
          variant="secondary"
          onClick={() => {
            actor.send({ type: 'try-again' })
          }}
        >
          Check again
        </Button>
      }
    />
    <Next
      steps={[
        'We check each part of what you sent us.',
        'We will let you know when we are done, and this page will show the result.',
        'If we cannot accept something, we will tell you why and take you straight to it.',
      ]}
    >
      Meanwhile, you can <Link to={{ screen: 'shop' }}>buy cover</Link> or look at{' '}
      <Link to={{ screen: 'verifications' }}>what you sent us</Link>.
    </Next>
  </Card>
)

export const Approved = () => (
  <Card padding="large">
    <EmptyState
      icon={<CircleCheck size={28} />}
      title="Your KYC status has been Approved..."
      heading={useStep('Approved', KYC_TITLE)}
      text="Thank you. We have confirmed who you are, and there is nothing more to do here."
      action={
        <ButtonLink component={Link} to={{ screen: 'dashboard' }} variant="primary">
          Go to the dashboard
        </ButtonLink>
      }
    />
    <Next steps={[]}>
      You can <Link to={{ screen: 'shop' }}>buy cover</Link> or look at{' '}
      <Link to={{ screen: 'verifications' }}>what you sent us</Link> in Settings.
    </Next>
  </Card>
)
