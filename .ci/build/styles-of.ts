import { sep } from 'node:path'
import type { Module, Stats } from 'webpack'

const sourceOf = (module: Module): string =>
  'resource' in module && typeof module.resource === 'string' ? module.resource : ''

/**
 * The style sheets that the files of a folder import, directly or indirectly, in the order of the imports: the compiler's
 * own lists are in the order in which it happened to read the files.
 */
export const stylesOf = ({ compilation }: Pick<Stats, 'compilation'>, folder: string): ReadonlyArray<string> => {
  const modulesOf = (dependencies: Module['dependencies']): ReadonlyArray<Module> =>
    dependencies.flatMap((dependency) => compilation.moduleGraph.getModule(dependency) ?? [])
  const importsOf = ({ dependencies, blocks }: Module): ReadonlyArray<Module> =>
    modulesOf([...dependencies, ...blocks.flatMap((block) => block.dependencies)])
  const inOrder = (roots: ReadonlyArray<Module>): ReadonlySet<Module> => {
    const [seen, found] = [new Set<Module>(), new Set<Module>()]
    const visit = (module: Module) => {
      if (seen.has(module)) return
      seen.add(module)
      importsOf(module).forEach(visit)
      found.add(module)
    }
    roots.forEach(visit)
    return found
  }
  const all = inOrder([...compilation.entries.values()].flatMap(({ dependencies }) => modulesOf(dependencies)))
  const needed = inOrder([...all].filter((module) => sourceOf(module).startsWith(folder + sep)))
  return [...all].filter((module) => needed.has(module) && sourceOf(module).endsWith('.css')).map(sourceOf)
}
