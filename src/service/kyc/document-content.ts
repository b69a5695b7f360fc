import { isLeft } from 'fp-ts/Either'
import { kindOfContent } from '../../domain/kyc/document-file'

const pictures: Readonly<Record<number, string>> = { 0xff: 'image/jpeg', 0x89: 'image/png', 0x52: 'image/webp' }

/** The media type of a file by its first bytes; `undefined` if it is not accepted. */
export const mediaTypeOf = (content: Buffer): string | undefined => {
  const kind = kindOfContent(content)
  if (isLeft(kind)) return undefined
  return kind.right === 'pdf' ? 'application/pdf' : pictures[content[0] ?? 0]
}

/** A character class without repetition: a repetition over millions of characters can exhaust the stack. */
const outsideBase64 = /[^A-Za-z0-9+/]/

const isBase64 = (text: string): boolean => {
  const digits = text.slice(0, text.endsWith('==') ? -2 : text.endsWith('=') ? -1 : undefined)
  return digits.length > 0 && text.length % 4 !== 1 && !outsideBase64.test(digits)
}

/** Decodes base64, padded or not; `undefined` for any other text, such as one with a data prefix. */
export const fromBase64 = (text: string): Buffer | undefined =>
  isBase64(text) ? Buffer.from(text, 'base64') : undefined
