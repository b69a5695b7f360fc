import { useSelector } from '@xstate/react'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useCallback, useState, type ComponentType } from 'react'
import { Link } from '../../session/link'
import { greetingName } from '../../../domain/customer/customer'
import { countToFix } from '../../../domain/kyc/sections'
import { isApproved, FORM_STEPS, completedSteps } from '../../../domain/kyc/status'
import { loggedInCustomer } from '../../../machines/session/selectors'
import { useSession } from '../../session/session-context'
import { useScreen } from '../../components/page/use-screen'
import { BannerLink } from '../../components/feedback/banner-link'
import { ErrorBoundary } from '../../components/feedback/error-boundary'
import { PageHeading } from '../../components/page/page-heading'
import type { HomeCoverProps } from './home-cover'
import type { HomeFixesProps } from './home-fixes'
import { ShopCards } from './shop-cards'
import { Tips } from './tips'
import styles from './home-page.module.css'

const progress = (status: string | undefined): string | undefined => {
  const given = completedSteps(status)
  return given === undefined ? undefined : `${given} of ${FORM_STEPS} done`
}

export type HomePageProps = {
  readonly Fixes: ComponentType<HomeFixesProps>
  readonly Cover: ComponentType<HomeCoverProps>
}

/**
 * `/dashboard`: a greeting, and until the approval a banner to KYC with what
 * a review rejected. The result of a payment is above the shop, the customer's cover below it.
 */
export const HomePage = ({ Fixes, Cover }: HomePageProps) => {
  const [top, setTop] = useState<HTMLElement | null>(null)
  const customer = useSelector(useSession(), loggedInCustomer)
  const [toFix, setToFix] = useState(0)
  const [isCoverKnown, setCoverKnown] = useState(false)
  const showTips = useCallback(() => {
    setCoverKnown(true)
  }, [])
  const isOpen = customer !== undefined && !isApproved(customer.kycStatus)
  const heading = useScreen('Home')
  return (
    <>
      {isOpen && (
        <div className={styles.banner}>
          <BannerLink
            component={Link}
            to={{ screen: 'kyc' }}
            icon={<ShieldCheck size={20} />}
            note={toFix > 0 ? countToFix(toFix) : progress(customer.kycStatus)}
          >
            Click here to start / continue your kyc process
          </BannerLink>
        </div>
      )}
      <PageHeading ref={heading} lead="What are your goals today?">
        {`Hello ${customer ? greetingName(customer) : ''}`}
      </PageHeading>
      <div ref={setTop} />
      <ShopCards />
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Cover top={top} onKnown={showTips}>
            {isOpen && (
              <Suspense fallback={null}>
                <Fixes onCount={setToFix} />
              </Suspense>
            )}
          </Cover>
        </Suspense>
      </ErrorBoundary>
      {isCoverKnown && <Tips />}
    </>
  )
}
