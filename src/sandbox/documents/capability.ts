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
 * Capabilities: whoever holds one may read the one file that it names, for fifteen minutes, and nothing else. They
 * stand in addresses that a browser opens without a header, so that no access token ever has to stand there.
 */
export type Capabilities = {
  readonly issue: (file: FileName) => string
  /** The file that a capability opens; `none` for one that is false or expired. */
  readonly verify: (capability: string) => Option<FileName>
}

/** `signingKey` signs access tokens too: the key of the capabilities is derived from it (HKDF, RFC 5869). */
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
      const wanted = signatureOf(text)
      const genuine =
        given.length === wanted.length && timingSafeEqual(given, wanted) && given.toString('base64url') === signature
      if (!genuine || Number.parseInt(ends, 36) <= seconds()) return none
      return some({ kind: kinds[letter === 'c' ? 'c' : 'd'], id: Number(id) })
    },
  }
}
