import type { Container, ContainerModule } from 'inversify'
import type { FeatureName, Features } from '../machines/features'
import { resolveFeature } from './binding/define-feature'

type Load = () => Promise<{ readonly feature: ContainerModule }>

/** Loads the modules of features, each of which is a separate chunk, and resolves the features from the container. */
export const lazyFeatures = <Name extends FeatureName>(container: Container, loads: Readonly<Record<Name, Load>>) =>
  Object.fromEntries(
    Object.entries<Load>(loads).map(([name, load]) => [
      name,
      async () => resolveFeature(container, name as Name, (await load()).feature),
    ]),
  ) as { readonly [Loaded in Name]: () => Promise<Features[Loaded]> }
