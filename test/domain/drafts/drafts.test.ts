import fc from 'fast-check'
import { draftOf, withDraft, type DraftFlow } from '../../../src/domain/drafts/drafts'
import { motor } from '../../../src/domain/quote/motor'
import type { DraftPolicy } from '../../../src/domain/rules/draft-policy'
import { aBeneficiaryForm, aNewBeneficiary } from '../../support/beneficiary-builders'
import { aBankAccount, aDocument, anEmployer, aUserDetails } from '../../support/kyc-builders'
import { aMotorForm, anAppliance, fullForms } from '../../support/shop-builders'

const flows = [
  'kyc-user-details',
  'kyc-bank-account',
  'kyc-bvn',
  'kyc-employer',
  'kyc-medical',
  'kyc-document',
  'beneficiary',
  'beneficiary-edit',
  'motor-quote',
  'health-quote',
  'travel-quote',
  'home-quote',
  'home-appliances',
  'savings-quote',
  'education-quote',
] as const satisfies readonly DraftFlow[]

type Form = { readonly name: string; readonly secret: string }

// @ts-expect-error -- a field without a policy
const _incomplete: DraftPolicy<Form> = { name: 'store' }
// @ts-expect-error -- a field that the form does not have
const _tooMuch: DraftPolicy<Form> = { name: 'store', secret: 'never', other: 'never' }

describe('drafts', () => {
  test.each([
    ['kyc-user-details', aUserDetails()],
    ['kyc-bank-account', aBankAccount()],
    ['kyc-employer', anEmployer()],
    ['beneficiary-edit', { ...aBeneficiaryForm(), beneficiary: '7' }],
    ['motor-quote', aMotorForm({ isCommercial: true })],
    ['health-quote', fullForms.health],
    ['travel-quote', fullForms.travel],
    ['home-quote', fullForms.home],
    ['home-appliances', { ...anAppliance(), items: [anAppliance()] }],
    ['savings-quote', fullForms.savings],
    ['education-quote', fullForms.education],
  ] as const)('of %s store the whole form', (flow, form) => {
    expect(draftOf(flow, form)).toEqual(form)
  })

  test('[KYC-08] [KYC-10] [KYC-11] never store a BVN, a medical answer or a document', () => {
    expect(draftOf('kyc-bvn', { bvn: '22222222222' })).toEqual({})
    expect(draftOf('kyc-medical', { answers: ['Yes', 'No'] })).toEqual({})
    const { file, ...rest } = aDocument()
    expect(file).toBeDefined()
    expect(draftOf('kyc-document', aDocument())).toEqual(rest)
    const { file: _, ...beneficiary } = aNewBeneficiary()
    expect(draftOf('beneficiary', aNewBeneficiary())).toEqual(beneficiary)
  })

  test('store no field without a policy, whatever its name', () => {
    const secret = fc.constantFrom(
      'bvn',
      'answers',
      'file',
      'data',
      'password',
      'token',
      'accessToken',
      '__proto__',
      'constructor',
    )
    fc.assert(
      fc.property(fc.constantFrom(...flows), secret, fc.string({ minLength: 1 }), (flow, field, value) => {
        expect(draftOf(flow, Object.fromEntries([[field, value]]))).toEqual({})
      }),
    )
  })

  test('store a list row by row, and no row that is not made of texts', () => {
    for (const items of [[1], [null], ['x'], [{ itemValue: 1 }], [{ nested: {} }]])
      expect(draftOf('home-appliances', { itemDesc: 'x', items })).toEqual({ itemDesc: 'x' })
    expect(draftOf('home-quote', { items: [anAppliance()] })).toEqual({})
  })

  test('restore what was stored, if its type is still the same', () => {
    const draft = { registrationNo: 'ABC', isCommercial: true, colour: false, bvn: '1', file: 'x' }
    expect(withDraft('motor-quote', motor.empty, draft)).toEqual({
      ...motor.empty,
      registrationNo: 'ABC',
      isCommercial: true,
    })
    const initial = { itemDesc: '', itemValue: '', items: [] }
    expect(withDraft('home-appliances', initial, { itemDesc: [anAppliance()], itemValue: '1', items: 'x' })).toEqual({
      ...initial,
      itemValue: '1',
    })
    expect(withDraft('kyc-bvn', { bvn: '' }, { bvn: '22222222222' })).toEqual({ bvn: '' })
    expect(withDraft('kyc-employer', anEmployer(), undefined)).toEqual(anEmployer())
  })
})
