import { createHmac, hkdfSync } from 'node:crypto'

/** The hash of a text that nobody can compute without the key. */
export type KeyedHash = (text: string) => string

/** Each purpose has a key of its own, derived from the one that also signs access tokens (HKDF, RFC 5869). */
export const makeKeyedHash = (signingKey: Uint8Array, purpose: string): KeyedHash => {
  const key = Buffer.from(hkdfSync('sha256', signingKey, Buffer.alloc(0), purpose, 32))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}
