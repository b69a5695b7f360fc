import type { ComponentType } from 'react'
import type { FeatureLoaders } from '../../machines/features'
import { ScreenRoutes } from './authenticated-routes'
import { makeScreens } from './authenticated-screens'

/**
 * Every screen behind the open ones. They are made once and not in a component: one that waits for its first screen
 * keeps no state, and would wait for a new one each time.
 */
export const makeRest = (features: FeatureLoaders): ComponentType => {
  const screens = makeScreens(features)
  return () => <ScreenRoutes screens={screens} />
}
