import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { none, some, type Option } from 'fp-ts/Option'

/** The kinds of file that a capability can open. */
const kinds = { c: 'certificate', d: 'document' } as const
type FileKind = (typeof kinds)[keyof typeof kinds]
export type FileName = { readonly kind: FileKind; readonly id: number }

const LIFETIME_SECONDS = 15 * 60
const letterOf: Readonly<Record<FileKind, keyof typeof kinds>> = { certificate: 'c', document: 'd' }
const shape = /^(([cd])\.([1-9]\d{0,14})\.([0-9a-z]{1,9}))\.([\w-]{43})$/

/**
 * Capabilities: the holder may read one file for fifteen minutes and nothing else. They are part of addresses that a
 * browser opens without headers, so that access tokens are never part of an address.
 */
export type Capabilities = {
  readonly issue: (file: FileName) => string
  /** The file of a capability; `none` if it is invalid or expired. */
  readonly verify: (capability: string) => Option<FileName>
}

/** The key of the capabilities is derived from `signingKey`, which also signs access tokens (HKDF, RFC 5869). */
export const makeCapabilities = (signingKey: Uint8Array, clock: () => Date): Capabilities => {
  const key = Buffer.from(hkdfSync('sha256', signingKey, Buffer.alloc(0), 'file capabilities', 32))
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  const seconds = () => Math.floor(clock().getTime() / 1000)
  return {
    issue: ({ kind, id }) => {
      const text = `${letterOf[kind]}.${id}.${(seconds() + LIFETIME_SECONDS).toString(36)}`
      return `${text}.${signatureOf(text).toString('base64url')}`
    },
    verify: (capability) => {
      const [, text = '', letter = '', id = '', ends = '', signature = ''] = shape.exec(capability) ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = signatureOf(text)
      const isValid =
        given.length === expected.length && timingSafeEqual(given, expected) && given.toString('base64url') === signature
      if (!isValid || Number.parseInt(ends, 36) <= seconds()) return none
      return some({ kind: kinds[letter === 'c' ? 'c' : 'd'], id: Number(id) })
    },
  }
}
