import type { Container, ContainerModule } from 'inversify'
import type { FeatureName, Features } from '../machines/features'
import { resolveFeature } from './define-feature'

/** Loads the module of a feature, which is a chunk of its own, and resolves the feature from the container. */
export const featureLoader =
  (container: Container) =>
  <Name extends FeatureName>(name: Name, load: () => Promise<{ readonly feature: ContainerModule }>) =>
  async (): Promise<Features[Name]> =>
    resolveFeature(container, name, (await load()).feature)
