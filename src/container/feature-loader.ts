import type { Container, ContainerModule } from 'inversify'
import type { FeatureName, Features } from '../machines/features'
import { resolveFeature } from './binding/define-feature'

/** Loads a feature's module, which is a separate chunk, and resolves the feature from the container. */
export const featureLoader =
  (container: Container) =>
  <Name extends FeatureName>(name: Name, load: () => Promise<{ readonly feature: ContainerModule }>) =>
  async (): Promise<Features[Name]> =>
    resolveFeature(container, name, (await load()).feature)
