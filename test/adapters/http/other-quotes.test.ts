/** @jest-environment node */
import { makeQuotePort } from '../../../src/adapters/http/quote'
import { parseQuote, type QuoteForms, type QuoteKind } from '../../../src/domain/quote/products'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { valid } from '../../support/parsed'
import { result } from '../../support/scripted-fetch'
import { aQuote, fullForms, someChoices } from '../../support/shop-builders'
import { startPort } from './start-port'

const answer = { ...aQuote(), totalPremium: 62_500, product: { ...aQuote().product, id: 101, price: 62_500 } }

/** What is sent for a form of this kind. */
const sentFor = async (
  kind: QuoteKind,
  differences: Partial<typeof someChoices> = {},
  forms: QuoteForms = fullForms,
) => {
  const { port, sent, call } = startPort(makeQuotePort, result(answer))
  await port.quote(valid(parseQuote(kind, forms[kind], { ...someChoices, ...differences })), call)()
  return sent()
}

test('[QUOTE-01] a home is sent with its appliances, and every value in naira', async () => {
  const appliances = [{ itemDesc: 'Television', itemValue: kobo(10_000_050n) }]
  expect(await sentFor('home', { appliances })).toEqual([
    [
      'POST',
      'Insurance/HomeQuote',
      {
        signature: 'First Last',
        productId: 101,
        building: [
          {
            state: 'Lagos',
            city: 'Ikeja',
            location: '1 Example Street',
            description: 'A bungalow',
            buildingValue: 25_000_000,
            items: [{ itemDesc: 'Television', itemValue: 100_000.5 }],
          },
        ],
      },
    ],
  ])
})

test('[QUOTE-01] savings are sent with every amount in naira', async () => {
  expect(await sentFor('savings', { productId: id(501) })).toMatchObject([
    [
      'POST',
      'Insurance/SavingsQuote',
      {
        signature: 'First Last',
        productId: 501,
        duration: 6,
        sumAssured: 1_000_000,
        criticalIllnessCover: 500_000.25,
        lifeCover: 250_000,
        permanentDisability: 0,
      },
    ],
  ])
})

test('[QUOTE-01] a trip and a health plan are sent as they are, each to its own call', async () => {
  expect(await sentFor('travel')).toMatchObject([
    [
      'POST',
      'Insurance/TravelQuote',
      { signature: 'First Last', productId: 101, destination: 'GH', passportNo: 'A12345678' },
    ],
  ])
  expect(await sentFor('health')).toMatchObject([
    ['POST', 'Insurance/HealthQuote', { signature: 'First Last', productId: 101 }],
  ])
})

test('[QUOTE-02: stored] a quote that says nothing of its cover has no details', async () => {
  const { details: _, ...bare } = answer
  const { port, call } = startPort(makeQuotePort, result(bare))
  const request = valid(parseQuote('motor', fullForms.motor, someChoices))
  expect(await port.quote(request, call)()).toMatchObject({ right: { details: [] } })
})
