import { useSelector } from '@xstate/react'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'
import { greetingName } from '../../../domain/customer/customer'
import { countToFix } from '../../../domain/kyc/sections'
import { isApproved, FORM_STEPS, completedSteps } from '../../../domain/kyc/status'
import { loggedInCustomer } from '../../../machines/session/selectors'
import { BannerLink } from '../../components/feedback/banner-link'
import { ErrorBoundary } from '../../components/feedback/error-boundary'
import { PageHeading } from '../../components/page/page-heading'
import { useScreen } from '../../components/page/use-screen'
import { classNames } from '../../components/styles/class-names'
import { Link } from '../../session/link'
import { useSession } from '../../session/session-context'
import { CoverPlaceholder } from './cover-placeholder'
import { Hold, HoldContext } from './hold'
import type { HomeCoverProps } from './home-cover'
import type { HomeFixesProps } from './home-fixes'
import { ShopCards } from './shop-cards'
import { Tips } from './tips'
import { Welcome } from './welcome'
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
 * `/dashboard`: a greeting, the customer's cover or a welcome, what waits, until the approval a banner to KYC, and the way
 * into the shop.
 */
export const HomePage = ({ Fixes, Cover }: HomePageProps) => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const [toFix, setToFix] = useState(0)
  const [hasNoCover, setNoCover] = useState(false)
  const [holds, setHolds] = useState(0)
  const isOpen = customer !== undefined && !isApproved(customer.kycStatus)
  const heading = useScreen('Home')
  const banner = isOpen && (
    <BannerLink
      component={Link}
      to={{ screen: 'kyc' }}
      icon={<ShieldCheck size={20} />}
      note={toFix > 0 ? countToFix(toFix) : progress(customer.kycStatus)}
    >
      Click here to start / continue your kyc process
    </BannerLink>
  )
  return (
    <>
      <div className={styles.band}>
        <PageHeading ref={heading} lead="What are your goals today?">
          {`Hello ${customer ? greetingName(customer) : ''}`}
        </PageHeading>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {hasNoCover && <Welcome kyc={banner} />}
          <HoldContext value={setHolds}>
            <ErrorBoundary>
              <Suspense fallback={<CoverPlaceholder />}>
                <Cover onNone={setNoCover} toFix={isOpen ? toFix : 0}>
                  {isOpen && (
                    <Suspense fallback={<Hold />}>
                      <Fixes onCount={setToFix} />
                    </Suspense>
                  )}
                </Cover>
              </Suspense>
            </ErrorBoundary>
          </HoldContext>
          {!hasNoCover && banner}
        </div>
        <div className={classNames(styles.column, styles.side, holds > 0 && styles.held)}>
          <ShopCards />
          {holds === 0 && <Tips />}
        </div>
      </div>
    </>
  )
}
