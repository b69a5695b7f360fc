import { useActorRef, useSelector } from '@xstate/react'
import type { Features } from '../../../machines/features'
import { isOffered } from '../../../machines/reminders/selectors'
import { loggedInCustomer } from '../../../machines/session/selectors'
import { Link } from '../../session/link'
import { useSession } from '../../session/session-context'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { CustomerOverview } from './customer-overview'
import { PasswordForm } from './password-form'
import { SettingsFrame } from './settings-frame'
import styles from './settings-page.module.css'

/** `/dashboard/settings` and `/dashboard/settings/overview`. */
export const OverviewPage = ({ feature }: { readonly feature: Features['settings'] }) => {
  const actor = useActorRef(feature.overview.machine)
  const reminders = useActorRef(feature.reminders.machine)
  const hasReminders = useSelector(reminders, isOffered)
  const isVerified = useSelector(useSession(), loggedInCustomer)?.isPhoneVerified
  return (
    <SettingsFrame active="overview">
      <div className={styles.columns}>
        <Card padding="large">
          <CustomerOverview actor={actor} />
          <ButtonLink component={Link} to={{ screen: 'verify-phone' }} variant="secondary" className={styles.action}>
            {isVerified ? 'Verify another phone number' : 'Verify your phone number'}
          </ButtonLink>
        </Card>
        <Card padding="large">
          <h2 className={styles.title}>Password</h2>
          <PasswordForm feature={feature.password} />
        </Card>
        {hasReminders && (
          <Card padding="large">
            <h2 className={styles.title}>Reminders</h2>
            <p>Of cover that ends, of debits, and of quotes that are not paid: by email or by SMS.</p>
            <ButtonLink component={Link} to={{ screen: 'reminders' }} variant="secondary" className={styles.action}>
              Choose your reminders
            </ButtonLink>
          </Card>
        )}
      </div>
    </SettingsFrame>
  )
}
