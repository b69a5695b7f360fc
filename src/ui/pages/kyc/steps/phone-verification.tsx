import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import type { UserDetailsForm } from '../../../../domain/kyc/parts/user-details'
import { isSameNumber } from '../../../../domain/session/phone'
import { loggedInCustomer } from '../../../../machines/session/selectors'
import { useFieldText } from '../../../form/use-field-text'
import { Link } from '../../../session/link'
import { useSession } from '../../../session/session-context'
import styles from './step.module.css'

/** Says that the typed number is verified, or leads to where it can be. */
export const PhoneVerification = () => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const typed = useFieldText<UserDetailsForm>('phoneNo')
  return customer?.isPhoneVerified && isSameNumber(typed, customer.phoneNumber ?? '') ? (
    <p key="verified" className={styles.verified}>
      <CircleCheck size={18} />
      This number is verified.
    </p>
  ) : (
    <p className={styles.aside}>
      <Link to={{ screen: 'verify-phone' }}>Verify your phone number by SMS</Link>
    </p>
  )
}
