import { lazy, useState, type ComponentType } from 'react'
import { lazyWithRetry } from './lazy-with-retry'

/** For each screen whose script failed to load, what lets its next rendering request the script again. */
const failed = new Set<() => void>()

/** Lets the screens that failed to load be requested again by their next rendering. */
export const forgetFailedScreens = (): void => {
  failed.forEach((forget) => {
    forget()
  })
  failed.clear()
}

/** A screen that can be loaded before it is rendered. A load that fails is left to the rendering, which loads it again. */
export type LazyScreen<Props extends object = object> = ComponentType<Props> & { readonly load: (path: string) => void }

/** One that a prerendered page waits for: prepared, it is rendered without suspending, so that nothing comes in between. */
type PreparedScreen<Props extends object> = LazyScreen<Props> & { readonly prepare: () => Promise<void> }

/** React's `lazy` keeps a failure for good, so a screen that failed gets a new one when its failure is forgotten. */
const lazyAgain = <Props extends object>(load: () => Promise<ComponentType<Props>>): PreparedScreen<Props> => {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(() => {
          Loaded = begin()
        })
        throw error
      }
    })
  let Loaded: ComponentType<Props> = begin()
  const Screen = (props: Props) => {
    // Another component in its place would lose what the screen holds.
    const [Shown] = useState(() => Loaded)
    return <Shown {...props} />
  }
  return Object.assign(Screen, {
    load: () => {
      load().catch(() => undefined)
    },
    prepare: async () => {
      Loaded = await load()
    },
  })
}

/** A screen in a separate chunk, without a machine. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>): PreparedScreen<Props> =>
  lazyAgain(lazyWithRetry(load))

/** A part of a screen and its feature, loaded in parallel, each in a separate chunk. It takes the part's other props. */
export const lazyPart = <Feature, Props extends object>(
  loadFeature: () => Promise<Feature>,
  loadPart: () => Promise<ComponentType<Props & { feature: Feature }>>,
): LazyScreen<Props> => {
  const [part, feature] = [lazyWithRetry(loadPart), lazyWithRetry(loadFeature)]
  return lazyAgain(async () => {
    const [Part, loaded] = await Promise.all([part(), feature()])
    return (props: Props) => <Part {...props} feature={loaded} />
  })
}

/** The same for a whole screen, which has no other props. */
export const lazyFeature = <Feature,>(
  loadFeature: () => Promise<Feature>,
  loadPage: () => Promise<ComponentType<{ feature: Feature }>>,
): LazyScreen => lazyPart<Feature, object>(loadFeature, loadPage)
