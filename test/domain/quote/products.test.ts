import { quoteKindOf, quoteKinds, quoteProducts } from '../../../src/domain/quote/products'
import { aCategory } from '../../support/shop-builders'

test.each([
  ['Motor Insurance', 'motor'],
  ['Health & Life Insurance', 'health'],
  ['Travel Insurance', 'travel'],
  ['Home Insurance', 'home'],
  ['Savings Insurance', 'savings'],
  ['Education Insurance', 'education'],
])('[BUY-03] %s has the %s form', (name, kind) => {
  expect(quoteKindOf(aCategory({ name }))).toBe(kind)
})

test('[BUY-03] any other name has no form', () => {
  const others = ['motor insurance', 'Motor Insurance ', 'Health Insurance', 'Pet Insurance', '', 'constructor']
  expect(others.map((name) => quoteKindOf(aCategory({ name })))).toEqual(others.map(() => undefined))
})

test('[QUOTE-02: toast] [HOMEQ-06] every quote has a toast; home has its own', () => {
  expect(quoteKinds.map((kind) => quoteProducts[kind].done)).toEqual(
    quoteKinds.map((kind) =>
      kind === 'home' ? 'Home quote generated successfully' : 'Quote was successfully generated',
    ),
  )
})
