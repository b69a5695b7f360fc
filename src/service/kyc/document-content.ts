/** The accepted file types of a document, each recognized by its first bytes. */
const kinds: readonly { readonly mediaType: string; readonly fits: (content: Buffer) => boolean }[] = [
  { mediaType: 'image/jpeg', fits: (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    mediaType: 'image/png',
    fits: (content) => content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  {
    mediaType: 'image/webp',
    fits: (content) =>
      content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP',
  },
  { mediaType: 'application/pdf', fits: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-' },
]

/** The media type of a file by its first bytes; `undefined` if it is not accepted. */
export const mediaTypeOf = (content: Buffer): string | undefined => kinds.find(({ fits }) => fits(content))?.mediaType

/** A character class without repetition: a repetition over millions of characters can exhaust the stack. */
const outsideBase64 = /[^A-Za-z0-9+/]/

const isBase64 = (text: string): boolean => {
  const digits = text.slice(0, text.endsWith('==') ? -2 : text.endsWith('=') ? -1 : undefined)
  return digits.length > 0 && text.length % 4 !== 1 && !outsideBase64.test(digits)
}

/** Decodes base64, padded or not; `undefined` for any other text, such as one with a data prefix. */
export const fromBase64 = (text: string): Buffer | undefined =>
  isBase64(text) ? Buffer.from(text, 'base64') : undefined
