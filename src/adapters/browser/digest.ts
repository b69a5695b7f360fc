const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** 16 random bytes in hexadecimal digits. */
export const newSalt = (crypto: Pick<Crypto, 'getRandomValues'>): string =>
  hex(crypto.getRandomValues(new Uint8Array(16)))

/** SHA-256 of a text in hexadecimal digits. A browser has no digests for a page without TLS. */
export const digestOf = async (
  crypto: { readonly subtle?: SubtleCrypto },
  text: string,
): Promise<string | undefined> => {
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text))
  return digest && hex(new Uint8Array(digest))
}
