import { useSelector } from '@xstate/react'
import { ShieldCheck } from 'lucide-react'
import { Link } from '../../session/link'
import { greetingName } from '../../../domain/customer/customer'
import { isApproved, FORM_STEPS, completedSteps } from '../../../domain/kyc/status'
import { loggedInCustomer } from '../../../machines/session/selectors'
import { useSession } from '../../session/session-context'
import { useScreen } from '../../components/page/use-screen'
import { BannerLink } from '../../components/feedback/banner-link'
import { PageHeading } from '../../components/page/page-heading'
import { ShopCards } from './shop-cards'
import { Tips } from './tips'
import styles from './home-page.module.css'

const progress = (status: string | undefined): string | undefined => {
  const given = completedSteps(status)
  return given === undefined ? undefined : `${given} of ${FORM_STEPS} done`
}

/** `/dashboard`: a greeting (requirement HOME-01), and until the approval a banner to KYC (requirement HOME-04). */
export const HomePage = () => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const heading = useScreen('Home')
  return (
    <>
      {customer && !isApproved(customer.kycStatus) && (
        <div className={styles.banner}>
          <BannerLink
            component={Link}
            to={{ screen: 'kyc' }}
            icon={<ShieldCheck size={20} aria-hidden="true" />}
            note={progress(customer.kycStatus)}
          >
            Click here to start / continue your kyc process
          </BannerLink>
        </div>
      )}
      <PageHeading ref={heading} lead="What are your goals today?">
        Hello {customer ? greetingName(customer) : ''}
      </PageHeading>
      <ShopCards />
      <Tips />
    </>
  )
}
