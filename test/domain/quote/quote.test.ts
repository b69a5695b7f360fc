import { clientQuoteOf } from '../../../src/domain/quote/quote'
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
