/** A module in the output of dependency-cruiser. */
export type Cruised = {
  readonly source: string
  readonly dependencies: ReadonlyArray<{ readonly resolved: string; readonly dependencyTypes: ReadonlyArray<string> }>
}

/** An import between two layers, possibly of types only. */
type LayerImport = { readonly from: string; readonly to: string; readonly typesOnly: boolean }

/** `src/ui/routes/app.tsx` is in the layer `ui`. */
const layerOf = (path: string): string | undefined => /^src\/([\w-]+(?:\.tsx?)?)(?:\/|$)/.exec(path)?.[1]

/** Every import between two layers, sorted. */
export const layerImports = (modules: ReadonlyArray<Cruised>): ReadonlyArray<LayerImport> => {
  const found = new Map<string, LayerImport>()
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [layerOf(source), layerOf(resolved)]
      if (from === undefined || to === undefined || from === to) continue
      const key = `${from} ${to}`
      const typesOnly = dependencyTypes.includes('type-only') && (found.get(key)?.typesOnly ?? true)
      found.set(key, { from, to, typesOnly })
    }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? [])
}

/** The page with the graph. */
export const graphPage = (imports: ReadonlyArray<LayerImport>): string =>
  [
    '# Imports between layers',
    '',
    'Generated from the sources by `npm run imports`, with dependency-cruiser; the rules are in',
    '`.dependency-cruiser.cjs`. A dotted arrow is an import of types only. Imports of packages and within a layer are',
    'omitted.',
    '',
    '```mermaid',
    'flowchart TD',
    ...imports.map(
      ({ from, to, typesOnly }) => `  ${idOf(from)}["${from}"] ${typesOnly ? '-.->' : '-->'} ${idOf(to)}["${to}"]`,
    ),
    '```',
    '',
  ].join('\n')

const idOf = (layer: string): string => layer.replace(/\W/g, '_')
