import fc from 'fast-check'
import { mask, maskEvent } from '../../../src/inspector/mask'
import { aCustomer } from '../../support/builders'
import { aBankAccount, aUserDetails } from '../../support/kyc-builders'
import { aClientQuote, aWidgetPayment } from '../../support/shop-builders'

describe('what an inspector may see', () => {
  test('keeps booleans, short numbers, empty texts and what is not there', () => {
    expect(mask({ a: true, b: 0, c: -12.5, d: '', e: null, f: undefined })).toEqual({
      a: true, b: 0, c: -12.5, d: '', e: null, f: 'undefined',
    })
  })

  test('keeps the members of enumerations under the keys that are known for them', () => {
    const context = { _tag: 'Right', kycStatus: 'PendingReview', ruleSet: 'corrected', screen: 'confirm-email' }
    expect(mask(context)).toEqual(context)
  })

  test('masks every other text, also one that looks like a member of an enumeration', () => {
    expect(mask({ password: 'Hunter', surname: 'Musa', e: 'a@b.test', list: ['x', ''] })).toEqual({
      password: '•••', surname: '•••', e: '•••', list: ['•••', ''],
    })
  })

  test('masks under a known key what is no member: a sentence, an address, a long number', () => {
    expect(mask({ status: 'Ada owes 5', type: 'a@b.test', kind: '22222222222' })).toEqual({
      status: '•••', type: '•••', kind: '•••',
    })
  })

  test('masks numbers that may be those of a person, and money', () => {
    expect(mask({ phone: 8030000000, bvn: -22222222222, kobo: 5n })).toEqual({ phone: '•••', bvn: '•••', kobo: '•••' })
  })

  test('masks keys that are data themselves', () => {
    expect(mask({ 'a@b.test': 1, n22222222222: true })).toEqual({ '•••': true })
  })

  test('looks into no object of its own kind, and not deeper than eight', () => {
    expect(mask({ file: new Blob(['x']), f: () => 1 })).toEqual({ file: 'an object of its own kind', f: 'a function' })
    const deep = { a: { a: { a: { a: { a: { a: { a: { a: { a: 'x' } } } } } } } } }
    expect(JSON.stringify(mask(deep))).toContain('…')
  })

  test.each([
    ['a customer', aCustomer()],
    ['their details', aUserDetails()],
    ['their account', aBankAccount()],
    ['their quote', aClientQuote()],
    ['their payment', aWidgetPayment()],
  ])('shows nothing that identifies: %s', (_, value) => {
    const shown = JSON.stringify(mask(value))
    for (const part of ['First', 'Last', '@portal', '0803', '1990', '0010246780', 'REFER', 'Q-0077', 'token"', '6250000'])
      expect(shown).not.toContain(part)
  })

  test('gives plain JSON of what JSON has no word for', () => {
    expect(mask([-0, NaN, Infinity, 1n, undefined])).toEqual([0, '•••', '•••', '•••', 'undefined'])
  })

  test('gives plain JSON of anything', () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
      const shown = mask(value)
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
    }))
  })

  test('never shows a text of seven characters or more that stands under a key of its own', () => {
    fc.assert(fc.property(fc.string({ minLength: 7 }), (secret) => {
      expect(Object.values(mask({ secret }) as object)).toEqual(['•••'])
    }))
  })

  test('keeps the type of an event and masks what it carries', () => {
    expect(maskEvent({ type: 'submit-log-in', form: { email: 'a@b.test', password: '' } } as { type: string })).toEqual({
      type: 'submit-log-in', form: { email: '•••', password: '' },
    })
  })
})
