import fc from 'fast-check'
import { fromBase64, mediaTypeOf } from '../../../src/service/kyc/document-content'

test.each([
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ['image/webp', Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'latin1')],
  ['application/pdf', Buffer.from('%PDF-1.7')],
  ['application/pdf', Buffer.from('\r\n%PDF-1.7')],
])('%s is recognized by its first bytes', (mediaType, content) => {
  expect(mediaTypeOf(content)).toBe(mediaType)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a RIFF of another kind', Buffer.from('RIFF\u0001\u0002\u0003\u0004WAVEfmt ', 'latin1')],
  ['a truncated PNG signature', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['a PDF after more than a thousand bytes', Buffer.from(`${'x'.repeat(1_024)}%PDF-1.7`)],
  ['a page', Buffer.from('<html>')],
])('%s is not a document', (_, content) => {
  expect(mediaTypeOf(content)).toBeUndefined()
})

test('base64 is decoded with and without padding, and other text is rejected', () => {
  expect(fromBase64('aGk=')?.toString()).toBe('hi')
  expect(fromBase64('aGk')?.toString()).toBe('hi')
  expect(['', 'aGk*', 'a', 'data:,x', 'aG k='].map(fromBase64)).toEqual(Array(5).fill(undefined))
})

test('only base64 is decoded, whatever else a text has', () => {
  const character = fc.constantFrom(...'AZaz09+/=-_ \n*é,'.split(''))
  const isBase64 = (text: string) =>
    /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.replace(/=+$/, '').length % 4 !== 1 && text.length % 4 !== 1
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
      expect(fromBase64(text)?.toString('base64').replace(/=+$/, '').length).toBe(
        isBase64(text) ? text.replace(/=+$/, '').length : undefined,
      )
    }),
  )
})
