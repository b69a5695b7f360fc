import { ContainerModule, type Container } from 'inversify'
import type { FeatureName, Features } from '../../machines/features'
import { token, type Token } from '../../ports/token'

/** The `bind` of a container or of a module. */
type Binder = Pick<Container, 'bind' | 'isBound'>

type TokensOf<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> }

/**
 * Binds a port to the result of `make`, called with the ports of `needs`, whose types match its parameters. If several
 * features bind a port, the first one wins.
 */
export const bindPort =
  (container: Binder) =>
  <Port, Needs extends unknown[] = []>(
    port: Token<Port>,
    make: (...needs: Needs) => Port,
    ...needs: TokensOf<Needs>
  ): void => {
    if (container.isBound(port)) return
    container.bind<Port>(port).toResolvedValue((...ports: unknown[]) => make(...(ports as Needs)), [...needs])
  }

/** The identifier that a feature of that name is bound to. */
const featureToken = <Name extends FeatureName>(name: Name): Token<Features[Name]> => token(`feature ${name}`)

type Parts<Feature, Ports> = {
  /** Binds the ports that only this feature needs; those of every screen are bound in `container.ts`. */
  readonly ports: (bind: ReturnType<typeof bindPort>) => void
  /** The ports that `make` takes, by name. */
  readonly needs: TokensOf<Ports>
  /** Makes the feature's machine, and the input of its actors. */
  readonly make: (ports: Ports) => Feature
}

/** A feature as one module of the container: its ports, and its machine made from the ports in `needs`. */
export const defineFeature = <Name extends FeatureName, Ports extends object>(
  name: Name,
  { ports, needs, make }: Parts<Features[Name], Ports>,
): ContainerModule =>
  new ContainerModule((options) => {
    ports(bindPort(options))
    const names = Object.keys(needs)
    const tokens: Token<unknown>[] = Object.values(needs)
    const byName = (...values: unknown[]) =>
      Object.fromEntries(names.map((port, index) => [port, values[index]])) as Ports
    bindPort(options)(featureToken(name), (...values: unknown[]) => make(byName(...values)), ...tokens)
  })

/** Resolves the feature of that name; its module is loaded into the container on first use. */
export const resolveFeature = <Name extends FeatureName>(
  container: Container,
  name: Name,
  module: ContainerModule,
): Features[Name] => {
  const bound = featureToken(name)
  if (!container.isBound(bound)) container.load(module)
  return container.get<Features[Name]>(bound)
}
