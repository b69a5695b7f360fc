import fc from 'fast-check'
import { draftBy, draftOf, resumedBy, withDraft, type ListedFlow } from '../../../src/domain/drafts/drafts'
import { kycParts } from '../../../src/domain/kyc/parts/parts'
import { partNames } from '../../../src/domain/kyc/step-numbers'
import type { KycPart } from '../../../src/domain/kyc/steps'
import { motor } from '../../../src/domain/quote/motor'
import type { DraftPolicy } from '../../../src/domain/rules/draft-policy'
import { aBeneficiaryForm, aNewBeneficiary } from '../../support/beneficiary-builders'
import { aBankAccount, aDocument, anEmployer, aUserDetails } from '../../support/kyc-builders'
import { aMotorForm, anAppliance, fullForms } from '../../support/shop-builders'

const flows = [
  'beneficiary',
  'beneficiary-edit',
  'motor-quote',
  'health-quote',
  'travel-quote',
  'home-quote',
  'home-appliances',
  'savings-quote',
  'education-quote',
] as const satisfies readonly ListedFlow[]

const kycDraft = (part: KycPart, form: Readonly<Record<string, unknown>>) => draftBy(kycParts[part].draft, form)

type Form = { readonly name: string; readonly secret: string }

// @ts-expect-error -- a field without a policy
const _incomplete: DraftPolicy<Form> = { name: 'store' }
// @ts-expect-error -- a field that the form does not have
const _tooMuch: DraftPolicy<Form> = { name: 'store', secret: 'never', other: 'never' }

describe('drafts', () => {
  test.each([
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

  test.each([
    ['user-details', aUserDetails()],
    ['bank-account', aBankAccount()],
    ['employer', anEmployer()],
  ] as const)('of the KYC step %s store the whole form', (part, form) => {
    expect(kycDraft(part, form)).toEqual(form)
  })

  test('[KYC-08] [KYC-10] [KYC-11] never store a BVN, a medical answer or a document', () => {
    expect(kycDraft('bvn', { bvn: '22222222222' })).toEqual({})
    expect(kycDraft('medical', { answers: ['Yes', 'No'] })).toEqual({})
    const { file, ...rest } = aDocument()
    expect(file).toBeDefined()
    expect(kycDraft('document', aDocument())).toEqual(rest)
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
        const form = Object.fromEntries([[field, value]])
        expect(draftOf(flow, form)).toEqual({})
        for (const part of partNames) expect(kycDraft(part, form)).toEqual({})
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
    expect(resumedBy(kycParts.bvn.draft, { bvn: '' }, { bvn: '22222222222' })).toEqual({ bvn: '' })
    expect(resumedBy(kycParts.employer.draft, anEmployer(), undefined)).toEqual(anEmployer())
  })
})
