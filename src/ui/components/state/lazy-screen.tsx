import { lazy, type ComponentType } from 'react'
import { lazyWithRetry } from './lazy-with-retry'

/** A screen in a separate chunk, without a machine. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(lazyWithRetry(async () => ({ default: await load() })))

/** A part of a screen and its feature, loaded in parallel, each in a separate chunk. It takes the part's other props. */
export const lazyPart = <Feature, Props extends object>(
  loadFeature: () => Promise<Feature>,
  loadPart: () => Promise<ComponentType<Props & { feature: Feature }>>,
) => {
  const [part, feature] = [lazyWithRetry(loadPart), lazyWithRetry(loadFeature)]
  return lazy(async () => {
    const [Part, loaded] = await Promise.all([part(), feature()])
    return { default: (props: Props) => <Part {...props} feature={loaded} /> }
  })
}

/** The same for a whole screen, which has no other props. */
export const lazyFeature = <Feature,>(
  loadFeature: () => Promise<Feature>,
  loadPage: () => Promise<ComponentType<{ feature: Feature }>>,
) => lazyPart<Feature, object>(loadFeature, loadPage)
