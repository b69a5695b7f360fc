import { none, some } from 'fp-ts/Option'
import { accountNameOf } from '../../../src/service/kyc/account-names'
import { bankByCode } from '../../../src/service/kyc/banks'

const customer = { name: 'First', surname: 'Last' }

test('[KYC-07] an account that the bank can have is the customer’s, by surname and name as banks write them', () => {
  expect(accountNameOf(customer, bankByCode('058'), '0108024071')).toEqual(some('LAST FIRST'))
})

test('[KYC-07] a number that the bank cannot have, or of no bank, is nobody’s', () => {
  expect(accountNameOf(customer, bankByCode('058'), '0108024072')).toEqual(none)
  expect(accountNameOf(customer, undefined, '0108024071')).toEqual(none)
})
