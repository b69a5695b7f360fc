import { doneMessageOf, draftFlowOf, emptyForms, quoteKindOf, type QuoteKind } from '../../../src/domain/quote/forms'
import { aCategory } from '../../support/shop-builders'

const kinds = Object.keys(emptyForms) as QuoteKind[]

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

test('[BUY-03] any other name has none', () => {
  const others = ['motor insurance', 'Motor Insurance ', 'Health Insurance', 'Pet Insurance', '', 'constructor']
  expect(others.map((name) => quoteKindOf(aCategory({ name })))).toEqual(others.map(() => undefined))
})

test('[QUOTE-02] [HOMEQ-06] every quote has its toast; home has one of its own', () => {
  expect(kinds.map(doneMessageOf)).toEqual(
    kinds.map((kind) => (kind === 'home' ? 'Home quote generated successfully' : 'Quote was successfully generated')),
  )
})

test('every form has a draft of its own', () => {
  expect(new Set(kinds.map(draftFlowOf)).size).toBe(kinds.length)
})
