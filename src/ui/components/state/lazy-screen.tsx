import { lazy, type ComponentType } from 'react'

/** A chunk that did not arrive is asked for once more: a phone's connection often comes back within the second. */
export const twice = <A,>(load: () => Promise<A>): Promise<A> => load().catch(load)

/** A screen in a chunk of its own, without a machine. */
export const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await twice(load) }))

/** A screen and the feature that it shows, loaded together, each in a chunk of its own. */
export const lazyFeature = <Feature,>(
  loadFeature: () => Promise<Feature>,
  load: () => Promise<ComponentType<{ feature: Feature }>>,
) =>
  lazy(async () => {
    const [Page, feature] = await Promise.all([twice(load), twice(loadFeature)])
    return { default: () => <Page feature={feature} /> }
  })
