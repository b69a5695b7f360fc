import { isLeft } from 'fp-ts/Either'
import { kindOfContent } from '../../domain/kyc/document-file'

const pictures: Readonly<Record<number, string>> = { 0xff: 'image/jpeg', 0x89: 'image/png', 0x52: 'image/webp' }

/** The media type of a file by its first bytes; `undefined` if it is not accepted. */
export const mediaTypeOf = (content: Buffer): string | undefined => {
  const kind = kindOfContent(content)
  if (isLeft(kind)) return undefined
  return kind.right === 'pdf' ? 'application/pdf' : pictures[content[0] ?? 0]
}

/**
 * Decodes base64, padded or not; `undefined` for any other text, such as one with a data prefix. Node skips what is no digit,
 * so that less comes out: a pattern over millions of characters would take longer than all else.
 */
export const fromBase64 = (text: string): Buffer | undefined => {
  const digits = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  // It takes the digits of base64url too.
  if (digits === 0 || digits % 4 === 1 || text.includes('-') || text.includes('_')) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === Math.floor((digits * 3) / 4) ? bytes : undefined
}
