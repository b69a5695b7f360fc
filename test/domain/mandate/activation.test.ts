import type { Mandate } from '../../../src/domain/mandate/mandate'
import {
  debitsText,
  hasLapsed,
  isAwaitingTransfer,
  lapsedText,
  transferInstruction,
  transferNotes,
} from '../../../src/domain/mandate/activation'
import { kobo } from '../../../src/domain/values/money'
import { aMandate, anActivation } from '../../support/mandate-builders'

describe('[PAY-17: what to send] a mandate', () => {
  test.each([
    ['is active', true, undefined, false, false],
    ['is active, whatever it waited for', true, anActivation(), false, false],
    ['is inactive', false, undefined, false, false],
    ['is inactive, and waits', false, anActivation(), true, false],
    ['has no state, and waits', undefined, anActivation(), true, false],
    ['is inactive, and has lapsed', false, anActivation({ hasLapsed: true }), false, true],
  ])('that %s', (_, isActive, activation, waits, lapsed) => {
    const mandate = aMandate({ isActive, activation })
    expect([isAwaitingTransfer(mandate), hasLapsed(mandate)]).toEqual([waits, lapsed])
  })
})

describe('[PAY-17: what to send] the transfer', () => {
  test('is said with its amount and the accounts', () => {
    const activation = anActivation()
    expect(transferInstruction(activation)).toBe(
      'Send ₦50 from Guaranty Trust Bank ******4071 to one of these accounts:',
    )
    const [account = { bank: '', accountNumber: '' }] = activation.accounts
    expect(transferInstruction(anActivation({ amount: kobo(10_000n), from: undefined, accounts: [account] }))).toBe(
      'Send ₦100 from the account of this mandate to this account:',
    )
  })

  test('has a time limit in Lagos, a balance to leave, and a time until the mandate is ready', () => {
    const [limit, balance, ready, otherwise] = transferNotes(anActivation(), aMandate())
    expect(limit).toBe('Send it by 18\u00a0June\u00a02025, 14:05, and leave at least ₦100 in the account.')
    expect(balance).toBe(
      'On 5\u00a0January\u00a02024, have ₦5,100.00 in the account: the first debit is ₦5,000.00, and the bank may take ₦100 for the activation.',
    )
    expect(transferNotes(anActivation(), aMandate({ startDate: undefined }))).toEqual([limit, ready, otherwise])
    expect(ready).toContain('usually ready within two hours, but can take a day')
    expect(otherwise).toContain('your order is unpaid again')
    expect(transferNotes(anActivation({ until: 'soon' }), aMandate())[0]).toContain('Send it by soon,')
  })

  test('that did not arrive is said with the end of its time', () => {
    expect(lapsedText(anActivation({ hasLapsed: true, because: 'Passport A1 is insured already: Trip.' }))).toBe(
      'Passport A1 is insured already: Trip. So this mandate has ended. Nothing was debited, and your order is unpaid again.',
    )
    expect(lapsedText(anActivation({ hasLapsed: true }))).toBe(
      'No transfer arrived by 18\u00a0June\u00a02025, 14:05, so this mandate has lapsed. Nothing was debited, and your order is unpaid again.',
    )
  })
})

describe('[PAY-12] the debits that follow', () => {
  const text = (differences: Partial<Mandate>) =>
    debitsText(aMandate({ debits: 12, ...differences }))?.replaceAll('\u00a0', ' ')

  test('are said with number, amount and first date', () => {
    expect(text({})).toBe('12 debits of ₦5,000.00, the first on 5 January 2024.')
    expect(text({ debits: 1 })).toBe('One debit of ₦5,000.00 on 5 January 2024.')
  })

  test.each([{ debits: undefined }, { amount: undefined }, { startDate: undefined }, { startDate: 'soon' }])(
    'are not said where the server leaves out %j',
    (missing) => {
      expect(text(missing)).toBeUndefined()
    },
  )
})
