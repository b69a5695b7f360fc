import { checkHealth, emptyHealth, hasBeneficiary, healthQuoteOf } from '../../../src/domain/quote/health'
import { id } from '../../../src/domain/values/id'
import { noBeneficiaries, oneBeneficiary } from '../../support/shop-builders'
import { failuresOf } from './failures'

test.each(['', '  '])('[HEALTH-01] [FORM-02] a name of %p is none', (signature) => {
  expect(failuresOf(checkHealth({ ...emptyHealth, signature }))).toEqual({ signature: 'Please enter full name' })
})

test('[HEALTH-01] sends the full name as the signature, the product and the fixed plan', () => {
  expect(failuresOf(checkHealth({ signature: 'First Last' }))).toEqual({})
  expect(healthQuoteOf({ signature: ' First Last ' }, id('p'))).toEqual({
    kind: 'health',
    signature: 'First Last',
    productId: 'p',
    subCode: 'Silver',
  })
})

test('[HEALTH-02] a quote needs a beneficiary', () => {
  expect([hasBeneficiary(noBeneficiaries), hasBeneficiary(oneBeneficiary)]).toEqual([false, true])
})
