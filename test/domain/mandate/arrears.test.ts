import { arrearsNotes, arrearsSummary, arrearsTitle } from '../../../src/domain/mandate/arrears'
import { someArrears } from '../../support/mandate-builders'

test('[LIFE-11: words] what is owed is said with its amount, the last day, and what happens then', () => {
  expect(arrearsTitle('Comprehensive')).toBe('Your cover for Comprehensive is suspended')
  expect(arrearsSummary(someArrears())).toBe('Pay ₦10,000.00 by card, and it goes on.')
  const [why, meanwhile, then] = arrearsNotes(someArrears())
  expect(why).toContain('what happens now is not covered until you pay by card')
  expect(meanwhile).toContain('added to the amount')
  expect(then).toBe(
    'Pay by 16\u00a0July\u00a02025: then your cover and the debits go on. If you do not, the cover is cancelled.',
  )
  expect(arrearsNotes(someArrears({ until: undefined }))[2]).toBe(
    'When you have paid, your cover and the debits go on.',
  )
})
