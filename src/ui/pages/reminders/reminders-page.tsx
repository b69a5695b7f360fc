import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { reminderLabels, reminderMessages } from '../../../domain/reminder/labels'
import type { ReminderSetting } from '../../../domain/reminder/reminder'
import type { Features } from '../../../machines/features'
import type { RemindersMachine } from '../../../machines/reminders/machine'
import { isSaved, message, settings, view } from '../../../machines/reminders/selectors'
import { loggedInCustomer } from '../../../machines/session/selectors'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { ErrorState } from '../../components/feedback/error-state'
import { Checkbox } from '../../components/fields/checkbox'
import { Skeleton, SkeletonRegion } from '../../components/loading/skeleton'
import { PageHeading } from '../../components/page/page-heading'
import { useScreen } from '../../components/page/use-screen'
import { Link } from '../../session/link'
import { useSession } from '../../session/session-context'
import styles from './reminders-page.module.css'

type KindProps = {
  readonly setting: ReminderSetting
  /** Whether there is a number for SMS. */
  readonly hasNumber: boolean
  readonly onChoose: (setting: ReminderSetting) => void
}

/** The ways in which one kind is sent. */
const Kind = ({ setting, hasNumber, onChoose }: KindProps) => {
  const { title, when } = reminderLabels[setting.kind]
  const id = `when-${setting.kind}`
  return (
    <fieldset className={styles.kind} aria-describedby={id}>
      <legend className={styles.title}>{title}</legend>
      <p id={id} className={styles.when}>
        {when}
      </p>
      <div className={styles.ways}>
        <Checkbox
          label="Email"
          name={`${setting.kind}-mail`}
          value={setting.mail}
          onChange={(mail) => {
            onChoose({ ...setting, mail })
          }}
        />
        {hasNumber && (
          <Checkbox
            label="SMS"
            name={`${setting.kind}-sms`}
            value={setting.sms}
            onChange={(sms) => {
              onChoose({ ...setting, sms })
            }}
          />
        )}
      </div>
    </fieldset>
  )
}

const Settings = ({ actor }: { readonly actor: ActorRefFrom<RemindersMachine> }) => {
  const hasNumber = useSelector(useSession(), loggedInCustomer)?.isPhoneVerified === true
  const chosen = useSelector(actor, settings)
  const saved = useSelector(actor, isSaved)
  const failure = useSelector(actor, message)
  return (
    <Card padding="large" className={styles.card}>
      {chosen.map((setting) => (
        <Kind
          key={setting.kind}
          setting={setting}
          hasNumber={hasNumber}
          onChoose={(choice) => {
            actor.send({ type: 'choose-ways', setting: choice })
          }}
        />
      ))}
      <p role="status" className={styles.saved}>
        {saved && reminderMessages.saved}
      </p>
      {failure !== '' && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <p className={styles.when}>{reminderMessages.always}</p>
      {!hasNumber && (
        <div className={styles.number}>
          <p className={styles.when}>To get reminders by SMS, verify your phone number.</p>
          <ButtonLink component={Link} to={{ screen: 'verify-phone' }} variant="secondary">
            Verify your phone number
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

const Content = ({ actor }: { readonly actor: ActorRefFrom<RemindersMachine> }) => {
  const shown = useSelector(actor, view)
  const failure = useSelector(actor, message)
  switch (shown) {
    case 'shown':
      return <Settings actor={actor} />
    case 'unavailable':
    case 'failed':
      return (
        <ErrorState
          title={shown === 'failed' ? 'We could not load this' : reminderMessages.notAvailable}
          message={shown === 'failed' ? failure : reminderMessages.later}
          onTryAgain={() => {
            actor.send({ type: 'try-again' })
          }}
        />
      )
    case 'loading':
      return (
        <SkeletonRegion label="Loading…">
          <Card padding="large">
            <Skeleton shape="text" count={8} />
          </Card>
        </SkeletonRegion>
      )
  }
}

/** `/dashboard/reminders`: how the customer gets reminders. */
export const RemindersPage = ({ feature }: { readonly feature: Features['reminders'] }) => {
  const actor = useActorRef(feature.machine)
  return (
    <div className={styles.page}>
      <PageHeading ref={useScreen('Reminders')} lead="We remind you of what needs you, at nine in the morning.">
        Reminders
      </PageHeading>
      <Content actor={actor} />
      <Link to={{ screen: 'settings' }} className={styles.back}>
        Back to settings
      </Link>
    </div>
  )
}
