import { hasBeneficiary, health } from '../../../src/domain/quote/health'
import { noBeneficiaries, oneBeneficiary, someChoices } from '../../support/shop-builders'
import { failuresOf, valid } from '../../support/parsed'

const parse = health.parse(someChoices)

test.each(['', '  '])('[HEALTH-01] [FORM-02] a name of %p is missing', (signature) => {
  expect(failuresOf(parse({ signature }))).toEqual({ signature: 'Please enter full name' })
})

test('[HEALTH-01] sends the full name as the signature, the product and the fixed plan', () => {
  expect(valid(parse({ signature: ' First Last ' }))).toEqual({
    kind: 'health',
    signature: 'First Last',
    productId: 101,
    subCode: 'Silver',
  })
})

test('[HEALTH-02] a quote needs a beneficiary', () => {
  expect([hasBeneficiary(noBeneficiaries), hasBeneficiary(oneBeneficiary)]).toEqual([false, true])
})
