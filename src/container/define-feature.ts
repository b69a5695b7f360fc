import { ContainerModule, type Container } from 'inversify'
import type { FeatureName, Features } from '../machines/features'
import { token, type Token } from '../ports/token'

/** The part of a container that binds; a module is given the same. */
type Binder = Pick<Container, 'bind' | 'isBound'>

type TokensOf<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> }

/**
 * Binds a port to what `make` gives for the ports of `needs`, each of which is of the type that `make` takes. A port
 * that several features bind is bound by the first of them.
 */
export const bindPort =
  (container: Binder) =>
  <Port, Needs extends unknown[] = []>(port: Token<Port>, make: (...needs: Needs) => Port, ...needs: TokensOf<Needs>): void => {
    if (container.isBound(port)) return
    container.bind<Port>(port).toResolvedValue((...ports: unknown[]) => make(...(ports as Needs)), [...needs])
  }

/** What a feature of that name is bound to. */
const featureToken = <Name extends FeatureName>(name: Name): Token<Features[Name]> => token(`feature ${name}`)

type Parts<Feature, Ports> = {
  /** Binds the ports that come with the feature; those of every screen are bound in `container.ts`. */
  readonly ports: (bind: ReturnType<typeof bindPort>) => void
  /** The ports that `make` takes. */
  readonly needs: TokensOf<Ports>
  /** The feature's machine, with what an actor of it starts with. */
  readonly make: (ports: Ports) => Feature
}

/** A feature as one module of the container: its ports, and its machine made from the ports that it takes by name. */
export const defineFeature = <Name extends FeatureName, Ports extends object>(
  name: Name,
  { ports, needs, make }: Parts<Features[Name], Ports>,
): ContainerModule =>
  new ContainerModule((options) => {
    ports(bindPort(options))
    const names = Object.keys(needs)
    const tokens: Token<unknown>[] = Object.values(needs)
    const byName = (...values: unknown[]) => Object.fromEntries(names.map((port, index) => [port, values[index]])) as Ports
    bindPort(options)(featureToken(name), (...values: unknown[]) => make(byName(...values)), ...tokens)
  })

/** The feature of that name; its module is loaded into the container the first time. */
export const resolveFeature = <Name extends FeatureName>(
  container: Container,
  name: Name,
  module: ContainerModule,
): Features[Name] => {
  const bound = featureToken(name)
  if (!container.isBound(bound)) container.load(module)
  return container.get<Features[Name]>(bound)
}
