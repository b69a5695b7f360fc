import { timingSafeEqual } from 'node:crypto'
import { none, some, type Option } from 'fp-ts/Option'
import { makeKeyedHash } from '../keyed-hash'

/** The kinds of file that a capability can open. */
const kinds = { c: 'certificate', d: 'document', r: 'receipt', s: 'statement' } as const
type Letter = keyof typeof kinds
export type FileKind = (typeof kinds)[Letter]
/** A file by its id; a statement by its year, for it is of the customer of the session. */
type FileName = { readonly kind: FileKind; readonly id: number }

const LIFETIME_SECONDS = 15 * 60
const letterOf: Readonly<Record<FileKind, Letter>> = { certificate: 'c', document: 'd', receipt: 'r', statement: 's' }
const shape = /^(([cdrs])\.([1-9]\d{0,14})\.([0-9a-z]{1,9})\.([\w-]{22}))\.([\w-]{43})$/

/** A session's UUID in 22 characters: the router takes no longer path segments than 100. */
const packed = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')

const unpacked = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export type Grant = { readonly file: FileName; readonly session: string }

/**
 * Capabilities: the holder may read one file for fifteen minutes and nothing else, and only until the session that it
 * was issued to has ended, which whoever reads the file has to check. They are part of addresses that a browser opens
 * without headers, so that access tokens are never part of an address; the name of a session alone grants nothing.
 */
export type Capabilities = {
  readonly issue: (grant: Grant) => string
  /** What a capability grants; `none` if it is invalid or expired. */
  readonly verify: (capability: string) => Option<Grant>
}

export const makeCapabilities = (signingKey: Uint8Array, clock: () => Date): Capabilities => {
  const signatureOf = makeKeyedHash(signingKey, 'file capabilities')
  const seconds = () => Math.floor(clock().getTime() / 1000)
  return {
    issue: ({ file: { kind, id }, session }) => {
      const text = `${letterOf[kind]}.${id}.${(seconds() + LIFETIME_SECONDS).toString(36)}.${packed(session)}`
      return `${text}.${signatureOf(text)}`
    },
    verify: (capability) => {
      const match = shape.exec(capability)
      if (match === null) return none
      const [, text = '', letter = '', id = '', ends = '', session = '', signature = ''] = match
      // The shape leaves a signature exactly as long as one that is issued.
      const isValid = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(text)))
      if (!isValid || Number.parseInt(ends, 36) <= seconds()) return none
      return some({ file: { kind: kinds[letter as Letter], id: Number(id) }, session: unpacked(session) })
    },
  }
}
