import { lazy, type ComponentType } from 'react'
import { lazyWithRetry } from './lazy-with-retry'

/** A screen in a separate chunk, without a machine. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(lazyWithRetry(async () => ({ default: await load() })))

/** A screen and its feature, loaded in parallel, each in a separate chunk. */
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
