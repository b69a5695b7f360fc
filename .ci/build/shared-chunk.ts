import type { Chunk, ChunkGroup } from 'webpack'

/** The chunk that opens the portal to a customer who has logged in, by its webpackChunkName. */
const AUTHENTICATED = 'authenticated-routes'

/** Whether there is a way from a page's start to the group that avoids the authenticated routes. */
const isReachedWithoutLogIn = (group: ChunkGroup, seen = new Set<ChunkGroup>()): boolean => {
  if (group.name === AUTHENTICATED || seen.has(group)) return false
  seen.add(group)
  const parents = [...group.parentsIterable]
  return parents.length === 0 || parents.some((parent) => isReachedWithoutLogIn(parent, seen))
}

const isBehindLogIn = ({ groupsIterable }: Chunk): boolean =>
  [...groupsIterable].every((group) => !isReachedWithoutLogIn(group))

/**
 * What many chunks behind the log-in contain becomes one chunk, which comes with the first of them. Without it each has
 * a copy of its own: a tenth of all scripts on the way to payment. Six is the number that gives the fewest bytes
 * (docs/performance.md): below it home loads much that it does not use, above it more copies remain.
 */
export const sharedChunk = { chunks: isBehindLogIn, minChunks: 6, minSize: 0, name: 'shared', priority: 10 }

const oneOf =
  (...names: ReadonlyArray<string>) =>
  ({ name }: Chunk): boolean =>
    names.includes(name ?? '')

/**
 * What two of the forms of log-in and registration and the portal behind them contain is part of the first chunk: a
 * visitor loads it anyway, and bytes compress better together. Large packages keep chunks of their own.
 */
export const inFirstChunk = {
  test: /[\\/](src|fp-ts|lucide-react)[\\/]/,
  chunks: oneOf('route-login', 'route-register', 'portal'),
  minChunks: 2,
  minSize: 0,
  name: 'app',
  priority: 10,
}

/** What every icon is made with is part of the first chunk too, or each of the other chunks with icons has a copy. */
export const iconsInFirstChunk = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/,
  chunks: 'all',
  minSize: 0,
  name: 'app',
  priority: 20,
} as const

/** What the features of both contain is part of the portal. */
export const inPortal = {
  chunks: oneOf('feature-login', 'feature-registration'),
  minChunks: 2,
  minSize: 0,
  name: 'portal',
  priority: 10,
}
