/** A module as dependency-cruiser tells it. */
export type Cruised = {
  readonly source: string
  readonly dependencies: ReadonlyArray<{ readonly resolved: string; readonly dependencyTypes: ReadonlyArray<string> }>
}

/** That one room imports another, and whether it is for types alone. */
type RoomImport = { readonly from: string; readonly to: string; readonly typesOnly: boolean }

/** `src/ui/routes/app.tsx` is in `ui`; `src/start/main.tsx` is a room of its own. */
const roomOf = (path: string): string | undefined => /^src\/([\w-]+(?:\.tsx?)?)(?:\/|$)/.exec(path)?.[1]

/** Every pair of rooms of which the one imports the other, in order. */
export const roomImports = (modules: ReadonlyArray<Cruised>): ReadonlyArray<RoomImport> => {
  const found = new Map<string, RoomImport>()
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)]
      if (from === undefined || to === undefined || from === to) continue
      const key = `${from} ${to}`
      const typesOnly = dependencyTypes.includes('type-only') && (found.get(key)?.typesOnly ?? true)
      found.set(key, { from, to, typesOnly })
    }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? [])
}

/** The page: a picture, and the same as a table. */
export const graphPage = (imports: ReadonlyArray<RoomImport>): string =>
  [
    '# Which room imports which',
    '',
    'Made from the sources by `npm run imports`, with dependency-cruiser; what is allowed stands in',
    '`.dependency-cruiser.cjs`. A dotted arrow is an import of types alone. Imports of packages, and those within a room,',
    'are left out.',
    '',
    '```mermaid',
    'flowchart TD',
    ...imports.map(({ from, to, typesOnly }) => `  ${idOf(from)}["${from}"] ${typesOnly ? '-.->' : '-->'} ${idOf(to)}["${to}"]`),
    '```',
    '',
  ].join('\n')

const idOf = (room: string): string => room.replace(/\W/g, '_')
