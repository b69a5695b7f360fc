import { mailLink, telephoneLink, whatsAppLink } from '../../../src/domain/values/contact-links'

test.each([
  ['0700 000 0000 (sample)', 'tel:07000000000'],
  ['+234 (0)201 463-0643', 'tel:+23402014630643'],
])('a tap calls %s at %s', (number, address) => {
  expect(telephoneLink(number)).toBe(address)
})

test('WhatsApp opens at the international number, with a text that keeps its characters', () => {
  expect(whatsAppLink('+234 700 000 0000 (sample)')).toBe('https://wa.me/2347000000000')
  const filled = new URL(whatsAppLink('+234 700 000 0000 (sample)', 'Policy HB/M/26/00042 & more'))
  expect(filled.pathname).toBe('/2347000000000')
  expect([...filled.searchParams]).toEqual([['text', 'Policy HB/M/26/00042 & more']])
})

test('an email opens with its subject, or without one', () => {
  expect(mailLink('help@broker.test')).toBe('mailto:help@broker.test')
  const filled = new URL(mailLink('help@broker.test', 'Policy HB/M/26/00042 & more'))
  expect([...filled.searchParams]).toEqual([['subject', 'Policy HB/M/26/00042 & more']])
})
