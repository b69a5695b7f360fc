import type { Container, ContainerModule } from 'inversify'

const loaded = new WeakMap<Container, Set<ContainerModule>>()

/** Loads a module that several features share; the second time it is there already. */
export const loadOnce = (container: Container, module: ContainerModule): void => {
  const modules = loaded.get(container) ?? new Set()
  if (modules.has(module)) return
  loaded.set(container, modules.add(module))
  container.load(module)
}
