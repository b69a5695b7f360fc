import { ageMessage } from '../../../../src/domain/kyc/messages'
import { dayInLagos } from '../../../../src/domain/values/calendar-date'
import { userDetailsViolations } from '../../../../src/service/account/profile/rules'
import { membersOf } from '../../../support/violations'

const details = {
  name: 'Test',
  surname: 'Customer',
  userName: 'test',
  phoneNumber: '08031234567',
  dateOfBirth: '1990-02-28',
  gender: 'Male',
  emailAddress: 'Test@Mail.test',
}
const today = dayInLagos(Date.UTC(2026, 10, 21, 12))
const corrected = { ruleSet: 'corrected', today, currentEmail: 'test@mail.test' } as const

const broken = (change: Partial<typeof details>, context: Parameters<typeof userDetailsViolations>[1] = corrected) =>
  userDetailsViolations({ ...details, ...change }, context).filter((violation) => violation !== null)

const members = (...args: Parameters<typeof broken>) => membersOf(broken(...args))

test('valid details are accepted, with national and international phone numbers', () => {
  expect(members({})).toEqual([])
  expect(members({ phoneNumber: '+2348031234567' })).toEqual([])
  expect(members({ phoneNumber: '+447911123456' })).toEqual([])
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ surname: ' ' }, 'surname'],
  [{ userName: '\t' }, 'userName'],
  [{ name: 'Win at https://evil.test' }, 'name'],
  [{ surname: 'Customer\nBcc: x@y.test' }, 'surname'],
  [{ userName: 'www.evil.test' }, 'userName'],
  [{ phoneNumber: '0803123' }, 'phoneNumber'],
  [{ phoneNumber: 'abcdefghijk' }, 'phoneNumber'],
  [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth'],
  [{ dateOfBirth: '1500-01-01' }, 'dateOfBirth'],
  [{ gender: 'None' }, 'gender'],
  [{ emailAddress: 'other@mail.test' }, 'emailAddress'],
])('%j is rejected with an error at that field', (change, field) => {
  expect(members(change)).toEqual([field])
})

test('[KYC-05] a customer who turns ten today is accepted, one who turns ten tomorrow is not', () => {
  expect(broken({ dateOfBirth: '2016-11-21' })).toEqual([])
  expect(broken({ dateOfBirth: '2016-11-22' })).toEqual([{ message: ageMessage, members: ['dateOfBirth'] }])
})

test('[KYC-05] the rule set `observed` accepts a customer who is ten times thirty days old', () => {
  const observed = { ...corrected, ruleSet: 'observed' } as const
  expect(members({ dateOfBirth: '2026-01-25' }, observed)).toEqual([])
  expect(members({ dateOfBirth: '2026-01-26' }, observed)).toEqual(['dateOfBirth'])
})
