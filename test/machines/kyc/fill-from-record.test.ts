import type { BankAccountForm } from '../../../src/domain/kyc/parts/bank-account'
import { initialEmployer } from '../../../src/domain/kyc/parts/employer'
import type { SavedRecord } from '../../../src/domain/kyc/parts/parts'
import { employerRecord } from '../../../src/domain/kyc/records/employer'
import {
  accountRecord,
  bvnRecord,
  customerRecord,
  documentRecord,
  medicalRecord,
} from '../../../src/domain/kyc/saved-record'
import { fillFromRecord } from '../../../src/machines/kyc/setup/fill-from-record'
import { emptyForms, type KycForms } from '../../../src/domain/kyc/parts/parts'
import { aCustomer } from '../../support/builders'
import { aBankAccount, anEmployer, someBanks, someQuestions } from '../../support/kyc-builders'
import {
  aSavedAccount,
  aSavedBvn,
  aSavedDocument,
  aSavedEmployer,
  someAnswers,
} from '../../support/verification-builders'

const empty = emptyForms(aCustomer())

/** The forms that filling changes. */
const filled = (
  saved: SavedRecord | undefined,
  begun: Partial<KycForms> = {},
  banks = someBanks,
): Partial<KycForms> => {
  const before = { ...empty, ...begun }
  const after = fillFromRecord(before, saved, { banks, questions: someQuestions })
  return Object.fromEntries(Object.entries(after).filter(([part, form]) => form !== before[part as keyof KycForms]))
}

test.each<[string, SavedRecord | undefined]>([
  ['nothing that was saved', undefined],
  ['the details, which begin with the profile', customerRecord(aCustomer({ name: 'Other' }))],
  ['a BVN', bvnRecord(aSavedBvn())],
  ['an employer that is not saved', employerRecord(undefined)],
  ['an account that is not saved', accountRecord(undefined)],
])('%s fills in nothing', (_, saved) => {
  expect(filled(saved)).toEqual({})
})

describe('a saved account', () => {
  const saved: SavedRecord = accountRecord(aSavedAccount())

  test('has the bank of its name', () => {
    expect(filled(saved)).toEqual({ 'bank-account': aBankAccount() })
  })

  test('leaves what it lacks as it was', () => {
    const account = aSavedAccount({ accountNumber: undefined, accountType: undefined })
    expect(filled(accountRecord(account))).toEqual({
      'bank-account': { ...empty['bank-account'], bankCode: 'two' },
    })
  })

  test('has no bank until the banks are known; then it is added', () => {
    const withoutBank = aBankAccount({ bankCode: '' })
    expect(filled(saved, {}, [])).toEqual({ 'bank-account': withoutBank })
    expect(filled(saved, { 'bank-account': withoutBank })).toEqual({ 'bank-account': aBankAccount() })
  })

  test.each<Partial<BankAccountForm>>([{ nuban: '0010246781', bankCode: '' }, { bankCode: '1' }])(
    'leaves what was typed: %j',
    (typed) => {
      expect(filled(saved, { 'bank-account': aBankAccount(typed) })).toEqual({})
    },
  )
})

describe('a saved employer', () => {
  test('is filled in, and what it lacks is empty', () => {
    expect(filled(employerRecord(aSavedEmployer()))).toEqual({ employer: anEmployer() })
    const unknown = Object.fromEntries(Object.keys(initialEmployer).map((field) => [field, undefined]))
    const blank = Object.fromEntries(Object.keys(initialEmployer).map((field) => [field, '']))
    expect(filled(employerRecord(aSavedEmployer(unknown)))).toEqual({ employer: blank })
  })

  test('leaves what was typed', () => {
    const employer = { ...initialEmployer, name: 'Typed' }
    expect(filled(employerRecord(aSavedEmployer()), { employer })).toEqual({})
  })
})

test('saved answers are filled in by their questions, unless some were typed', () => {
  const saved = medicalRecord(someAnswers)
  expect(filled(saved)).toEqual({ medical: { answers: ['No', 'Yes'] } })
  expect(filled(saved, { medical: { answers: ['Yes', ''] } })).toEqual({})
})

test('of a saved document its kind is filled in, unless something was typed', () => {
  const saved = documentRecord([aSavedDocument()])
  expect(filled(saved)).toEqual({ document: { ...empty.document, type: 'NationalId' } })
  expect(filled(documentRecord([]))).toEqual({})
  expect(filled(documentRecord([aSavedDocument({ type: undefined })]))).toEqual({ document: empty.document })
  expect(filled(saved, { document: { ...empty.document, type: 'Passport' } })).toEqual({})
})
