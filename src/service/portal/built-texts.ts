import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import brand from '../../brand.json'

/** The origin that the build writes into its texts. A static host serves them like that. */
const builtOrigin = new URL(brand.site).origin

const DAY_MS = 86_400_000

/** How far in the future security.txt expires, counted again each day. */
const SECURITY_TEXT_DAYS = 30

const expiryOf = (now: Date): string =>
  new Date((Math.floor(now.getTime() / DAY_MS) + SECURITY_TEXT_DAYS) * DAY_MS).toISOString().replace('.000', '')

/** A text with this origin instead of the built one, and in security.txt with the new date of expiry. */
const filled = (text: string, origin: string, now: Date): string =>
  text.replaceAll(builtOrigin, origin).replace(/^Expires: \S+$/m, `Expires: ${expiryOf(now)}`)

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip), identity: async (body: Buffer) => body }

/** The encodings that a text is served in, the best first. */
export type Encoding = keyof typeof compressed

/** A text as bytes; each encoding is made once, when it is first asked for. */
const served = (text: string, isKept: boolean) => {
  const body = Buffer.from(text)
  const copies = new Map<Encoding, Promise<Buffer>>()
  return {
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    /** Whether it is compressed for those who accept that. */
    isKept,
    bytes: (encoding: Encoding): Promise<Buffer> => {
      const copy = copies.get(encoding) ?? compressed[encoding](body)
      copies.set(encoding, copy)
      return copy
    },
  }
}

/**
 * Only a server without `PORTAL_ORIGIN` is asked for more than one origin. Then any request may name another, and
 * compressing costs more than all else that it asks for: those beyond the first ones of a day are served as they are.
 */
const MOST_KEPT = 10

/** One built text for every origin and day that it is asked for. */
export const makeBuiltText = (text: string) => {
  const kept = new Map<string, ReturnType<typeof served>>()
  let day = ''
  return (origin: string, now: Date): ReturnType<typeof served> => {
    if (day !== expiryOf(now)) kept.clear()
    day = expiryOf(now)
    const known = kept.get(origin)
    if (known !== undefined) return known
    const isKept = kept.size < MOST_KEPT
    const made = served(filled(text, origin, now), isKept)
    if (isKept) kept.set(origin, made)
    return made
  }
}

/**
 * Reads files and keeps what `make` returns for as long as they do not change: a new build of the portal needs no restart.
 * `undefined` for a file that does not exist.
 */
export const fromFile = <A>(make: (text: string) => A) => {
  const kept = new Map<string, { readonly at: number; readonly made: A }>()
  return async (file: string): Promise<A | undefined> => {
    const at = (await stat(file).catch(() => undefined))?.mtimeMs
    if (at === undefined) return undefined
    const known = kept.get(file)
    if (known?.at === at) return known.made
    const made = make(await readFile(file, 'utf8'))
    kept.set(file, { at, made })
    return made
  }
}
