import type { Module, Stats } from 'webpack'

const rules = /[\\/]src[\\/]domain[\\/]kyc[\\/]parts[\\/]/

/** The screens that name steps of KYC and read none of its forms, by their webpackChunkName. */
export const screensWithoutForms = [
  'portal',
  'authenticated-routes',
  'route-home',
  'route-home-cover',
  'route-home-fixes',
  'feature-home',
  'route-settings',
  'route-verifications',
  'feature-settings',
  'feature-verifications',
]

type ChunkFiles = { readonly name: string; readonly files: ReadonlyArray<string> }

/** The chunks that one of the screens waits for and that contain rules of KYC forms, each with one of its files. */
export const kycRulesIn = (chunks: ReadonlyArray<ChunkFiles>): ReadonlyArray<string> =>
  chunks.flatMap(({ name, files }) => {
    const file = files.find((path) => rules.test(path))
    return file === undefined ? [] : [`${name}: ${file}`]
  })

const partsOf = (module: Module): ReadonlyArray<Module> =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as ReadonlyArray<Module>) : [module]

/** The source files in the chunks of some screens. @throws Error if the build does not have one of them */
export const filesOfScreens = ({ compilation }: Stats, names: ReadonlyArray<string>): ReadonlyArray<ChunkFiles> =>
  names.map((name) => {
    const group = compilation.namedChunkGroups.get(name)
    if (group === undefined) throw new Error(`the build has no chunk ${name}`)
    return {
      name,
      files: group.chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
          .flatMap(partsOf)
          .map((module) => module.nameForCondition() ?? ''),
      ),
    }
  })
