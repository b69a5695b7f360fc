import type { FeatureLoaders, Features } from '../../machines/features'
import { lazyPart, type LazyScreen } from '../components/state/lazy-screen'
import type { OfflineParts } from '../guards/log-in-required'
import type {
  OfflinePoliciesBelowProps,
  OfflinePoliciesWithoutSessionProps,
} from '../pages/offline-policies/offline-screens'
import type { PoliciesPageProps } from '../pages/policies/policies-page'

/** The offline policies, below what could not be loaded. */
export const offlinePoliciesBelow = ({ offlinePolicies }: FeatureLoaders): LazyScreen<OfflinePoliciesBelowProps> =>
  lazyPart<Features['offlinePolicies'], OfflinePoliciesBelowProps>(
    offlinePolicies,
    async () =>
      (await import(/* webpackChunkName: "route-kept" */ '../pages/offline-policies/offline-screens'))
        .OfflinePoliciesBelow,
  )

/** The same for the guard of the dashboard, with the screen of a customer whose session has ended. */
export const offlineParts = (features: FeatureLoaders): Omit<OfflineParts, 'isAnySaved'> => ({
  Below: offlinePoliciesBelow(features),
  WithoutSession: lazyPart<Features['offlinePolicies'], OfflinePoliciesWithoutSessionProps>(
    features.offlinePolicies,
    async () =>
      (await import(/* webpackChunkName: "route-kept" */ '../pages/offline-policies/offline-screens'))
        .OfflinePoliciesWithoutSession,
  ),
})

/** The policies, with their offline copies for a list that cannot be loaded. */
export const withOfflinePolicies = (
  Policies: LazyScreen<PoliciesPageProps>,
  OfflinePolicies: LazyScreen<OfflinePoliciesBelowProps>,
): LazyScreen => Object.assign(() => <Policies OfflinePolicies={OfflinePolicies} />, { load: Policies.load })
