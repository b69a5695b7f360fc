import { createActor } from 'xstate'
import { paymentMachine } from '../../../src/machines/payment/machine'
import fc from 'fast-check'
import { mask, maskEvent } from '../../../src/inspector/mask'
import { aCustomer, day } from '../../support/builders'
import { aBankAccount, aUserDetails } from '../../support/kyc-builders'
import { aClientQuote, aWidgetPayment } from '../../support/shop-builders'

describe('the masked value', () => {
  test('has booleans, short numbers, empty texts and missing values unchanged', () => {
    expect(mask({ a: true, b: 0, c: -12.5, d: '', e: null, f: undefined })).toEqual({
      a: true,
      b: 0,
      c: -12.5,
      d: '',
      e: null,
      f: 'undefined',
    })
  })

  test('has the members of enumerations under known keys unchanged', () => {
    const context = { _tag: 'Right', kycStatus: 'PendingReview', ruleSet: 'corrected', screen: 'confirm-email' }
    expect(mask(context)).toEqual(context)
  })

  test('hides every other text, even one that resembles a member of an enumeration', () => {
    expect(mask({ password: 'Hunter', surname: 'Musa', e: 'a@b.test', list: ['x', ''] })).toEqual({
      password: '•••',
      surname: '•••',
      e: '•••',
      list: ['•••', ''],
    })
  })

  test('shows what the payment widget reported', () => {
    const { reported } = createActor(paymentMachine, {
      input: { quote: undefined, payment: undefined, today: day('2025-06-16'), hasOpenAttempt: false },
    }).getSnapshot().context
    expect(mask({ reported })).toEqual({ reported: 'nothing' })
  })

  test('hides other texts under known keys: a sentence, an address, a long number', () => {
    expect(mask({ status: 'Ada owes 5', type: 'a@b.test', kind: '22222222222' })).toEqual({
      status: '•••',
      type: '•••',
      kind: '•••',
    })
  })

  test('hides numbers that may identify a person, and amounts of money', () => {
    expect(mask({ phone: 8030000000, bvn: -22222222222, kobo: 5n })).toEqual({ phone: '•••', bvn: '•••', kobo: '•••' })
  })

  test('hides keys that are data', () => {
    expect(mask({ 'a@b.test': 1, n22222222222: true })).toEqual({ '•••': true })
  })

  test('omits class instances and everything deeper than eight levels', () => {
    expect(mask({ file: new Blob(['x']), f: () => 1 })).toEqual({ file: '(class instance)', f: 'a function' })
    const deep = { a: { a: { a: { a: { a: { a: { a: { a: { a: 'x' } } } } } } } } }
    expect(JSON.stringify(mask(deep))).toContain('…')
  })

  test.each([
    ['a customer', aCustomer()],
    ['their details', aUserDetails()],
    ['their account', aBankAccount()],
    ['their quote', aClientQuote()],
    ['their payment', aWidgetPayment()],
  ])('contains no personal data: %s', (_, value) => {
    const shown = JSON.stringify(mask(value))
    for (const part of [
      'First',
      'Last',
      '@portal',
      '0803',
      '1990',
      '0010246780',
      'REFER',
      'Q-0077',
      'token"',
      '6250000',
    ])
      expect(shown).not.toContain(part)
  })

  test('is plain JSON for values that JSON cannot represent', () => {
    expect(mask([-0, NaN, Infinity, 1n, undefined])).toEqual([0, '•••', '•••', '•••', 'undefined'])
  })

  test('is plain JSON for any value', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
        const shown = mask(value)
        expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
      }),
    )
  })

  test('never contains a text of seven or more characters under an unknown key', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 7 }), (secret) => {
        expect(Object.values(mask({ secret }) as object)).toEqual(['•••'])
      }),
    )
  })

  test('has the type of an event and hides its payload', () => {
    expect(maskEvent({ type: 'submit-log-in', form: { email: 'a@b.test', password: '' } } as { type: string })).toEqual(
      {
        type: 'submit-log-in',
        form: { email: '•••', password: '' },
      },
    )
  })
})
