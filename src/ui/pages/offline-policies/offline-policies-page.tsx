import { useActorRef, useSelector } from '@xstate/react'
import { offlineMessages } from '../../../domain/policy/offline-policy'
import type { Features } from '../../../machines/features'
import { hasRemoved, isLoading, offlinePolicies } from '../../../machines/offline-policies/selectors'
import { hasToken, isLoading as isSessionLoading, loggedInCustomer } from '../../../machines/session/selectors'
import { ButtonLink } from '../../components/buttons/button-link'
import { LoadingScreen } from '../../components/loading/loading-screen'
import { BarePage } from '../../components/page/bare-page'
import { PageHeading } from '../../components/page/page-heading'
import { useScreen } from '../../components/page/use-screen'
import { useSnapshot } from '../../components/state/use-snapshot'
import { thisDevice } from '../../components/state/this-device'
import { Link } from '../../session/link'
import { useSession } from '../../session/session-context'
import { OfflinePolicyList } from './offline-policies'

type Props = { readonly feature: Features['offlinePolicies'] }

const OwnersPolicies = ({ feature }: Props) => {
  const actor = useActorRef(feature.machine, { input: feature.input(false) })
  const loading = useSelector(actor, isLoading)
  const isEmpty = useSelector(actor, (snapshot) => offlinePolicies(snapshot).length === 0 && !hasRemoved(snapshot))
  const isLoggedIn = useSnapshot(useSession(), hasToken)
  const title = `Kept on this ${thisDevice()}`
  const heading = useScreen(title)
  return (
    <BarePage>
      <PageHeading ref={heading}>{title}</PageHeading>
      {loading ? <LoadingScreen /> : <OfflinePolicyList feature={feature} actor={actor} level="h2" />}
      {!loading && isEmpty && <p>{offlineMessages.empty}</p>}
      <ButtonLink component={Link} to={{ screen: isLoggedIn ? 'policies' : 'login' }} variant="secondary">
        {isLoggedIn ? 'All policies' : 'Log in'}
      </ButtonLink>
    </BarePage>
  )
}

/**
 * `/kept`: what the last customer keeps on the device, for whoever has it in hand, with or without a network and a session.
 * While somebody logs in, here or in another tab, nothing is shown until it is known who.
 */
export const OfflinePoliciesPage = ({ feature }: Props) => {
  const session = useSession()
  const loading = useSnapshot(session, isSessionLoading)
  // Another customer, from a log-in in another tab, may have changed the offline policies.
  useSnapshot(session, loggedInCustomer)
  const owner = feature.owner()
  if (loading && owner === undefined) return <LoadingScreen />
  return <OwnersPolicies key={owner ?? ''} feature={feature} />
}
