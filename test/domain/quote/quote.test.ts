import { clientQuoteOf, followsText } from '../../../src/domain/quote/quote'
import { day } from '../../support/builders'
import { aClientQuote, aQuote } from '../../support/shop-builders'

describe('the stored quote', () => {
  test('[QUOTE-02: stored] has the server’s values under the portal’s names, in naira, as a product', () => {
    expect(clientQuoteOf(aQuote())).toEqual(aClientQuote())
  })

  test('[QUOTE-02: stored] what the server leaves out is empty', () => {
    const bare = aQuote({ name: undefined, clientEmail: undefined, quoteNo: undefined })
    expect(clientQuoteOf(bare)).toEqual(aClientQuote({ userName: '', userEmail: '', quoteNo: undefined }))
  })
})

test.each([
  [['LAG-301AA'], 'LAG-301AA is'],
  [['LAG-301AA', 'LAG-302AA'], 'LAG-301AA and LAG-302AA are'],
  [['LAG-301AA', 'LAG-302AA', 'LAG-303AA'], 'LAG-301AA, LAG-302AA and LAG-303AA are'],
])('[LIFE-06: the day after] why the cover of %j does not begin when it is paid', (names, subject) => {
  expect(followsText({ names, until: day('2026-06-05') }).replaceAll('\u00a0', ' ')).toBe(
    `${subject} insured until 5 June 2026; this cover begins the day after`,
  )
})
