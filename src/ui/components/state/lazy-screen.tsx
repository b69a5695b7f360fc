import { lazy, type ComponentType } from 'react'
import { lazyWithRetry } from './lazy-with-retry'

/** A screen in a chunk of its own, without a machine. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(lazyWithRetry(async () => ({ default: await load() })))

/** A screen and the feature that it shows, loaded side by side, each in a chunk of its own. */
export const lazyFeature = <Feature,>(
  loadFeature: () => Promise<Feature>,
  loadPage: () => Promise<ComponentType<{ feature: Feature }>>,
) => {
  const [page, feature] = [lazyWithRetry(loadPage), lazyWithRetry(loadFeature)]
  return lazy(async () => {
    const [Page, loaded] = await Promise.all([page(), feature()])
    return { default: () => <Page feature={loaded} /> }
  })
}
