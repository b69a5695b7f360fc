import { left, right } from 'fp-ts/Either'
import { makePaymentPort } from '../../../src/adapters/http/payment'
import { aClientQuote } from '../../support/shop-builders'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { newestMandate } from '../../support/mandates'
import { openedWith } from '../../support/widget-client'
import { aBuyer } from './buyer'
import { aCall, valueOf } from './connect'

const start = async () => {
  const buyer = await aBuyer()
  const payment = makePaymentPort(buyer.http)
  return { ...buyer, payment, state: () => payment.state(buyer.quote, aCall())() }
}

describe('the state of a payment', () => {
  test('[PAY-09] is unpaid, and paid after the card payment', async () => {
    const { state, payByCard, sent, quote } = await start()
    expect(await state()).toEqual(right('unpaid'))
    await payByCard()
    expect(await state()).toEqual(right('paid'))
    expect(sent.at(-1)?.path).toBe(`/api/services/app/Payment/GetByQuote?quoteId=${String(quote.quoteId)}`)
  })

  test('[PAY-09] is mandated after a mandate was set up', async () => {
    const { state, payByMandate } = await start()
    await payByMandate()
    expect(await state()).toEqual(right('mandated'))
  })

  test('[PAY-17: lapse] is mandated while the mandate waits for its transfer, and unpaid again when it has lapsed', async () => {
    const { state, setUpMandate, customer } = await start()
    await setUpMandate()
    expect(await state()).toEqual(right('mandated'))
    await newestMandate(sandboxOrigin(), customer, 'lapse')
    expect(await state()).toEqual(right('unpaid'))
  })

  test('of another customer’s quote is not found, without revealing its policy', async () => {
    const [buyer, stranger] = [await start(), await start()]
    await buyer.payByCard()
    const { quoteId } = buyer.quote
    const asked = await stranger.payment.state(aClientQuote({ quoteId, quoteNo: undefined }), aCall())()
    expect(asked).toMatchObject(left({ _tag: 'NotFound', answer: { message: expect.any(String) as unknown } }))
    const byNumber = await stranger.payment.state(buyer.quote, aCall())()
    expect(byNumber).toEqual(right('unknown'))
  })

  test('[PAY-09] is derived from the policy with the quote number if the server has no state for the quote', async () => {
    const { payByCard, payment, quote } = await start()
    // An unknown quote id causes a 404, like a server without the call.
    const unknownToServer = { ...quote, quoteId: aClientQuote().quoteId }
    expect(await payment.state(unknownToServer, aCall())()).toEqual(right('unknown'))
    await payByCard()
    expect(await payment.state(unknownToServer, aCall())()).toEqual(right('paid'))
  })
})

describe('the token of the widget', () => {
  test('[PAY-02] [SIGN-06: token of the widget] is a new one that opens the quote, and is revoked with the log-in', async () => {
    const { http, customer, quote } = await aBuyer()
    const token = valueOf(await makePaymentPort(http).widgetToken(quote.quoteId, aCall())())
    const opens = () => openedWith(sandboxWidgetOrigin(), token, quote.quoteId)
    expect(await opens()).toBe(200)
    await customer.client.get('/api/TokenAuth/LogOut')
    expect(await opens()).toBe(401)
  })
})
