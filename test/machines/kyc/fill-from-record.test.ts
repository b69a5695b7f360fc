import type { BankAccountForm } from '../../../src/domain/kyc/bank-account'
import { initialEmployer } from '../../../src/domain/kyc/employer'
import type { SavedRecord } from '../../../src/domain/kyc/saved-record'
import { fillFromRecord } from '../../../src/machines/kyc/fill-from-record'
import { emptyForms, type KycForms } from '../../../src/machines/kyc/forms'
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
  ['the details, which begin with the profile', { field: 'User Info', customer: aCustomer({ name: 'Other' }) }],
  ['a BVN', { field: 'Bvn Info', bvn: aSavedBvn() }],
  ['an employer that is not saved', { field: 'Employer Info', employer: undefined }],
  ['an account that is not saved', { field: 'Account Info', account: undefined }],
])('%s fills in nothing', (_, saved) => {
  expect(filled(saved)).toEqual({})
})

describe('a saved account', () => {
  const saved: SavedRecord = { field: 'Account Info', account: aSavedAccount() }

  test('has the bank of its name', () => {
    expect(filled(saved)).toEqual({ bankAccount: aBankAccount() })
  })

  test('leaves what it lacks as it was', () => {
    const account = aSavedAccount({ accountNumber: undefined, accountType: undefined })
    expect(filled({ field: 'Account Info', account })).toEqual({
      bankAccount: { ...empty.bankAccount, bankCode: 'two' },
    })
  })

  test('has no bank until the banks are known; then it is added', () => {
    const withoutBank = aBankAccount({ bankCode: '' })
    expect(filled(saved, {}, [])).toEqual({ bankAccount: withoutBank })
    expect(filled(saved, { bankAccount: withoutBank })).toEqual({ bankAccount: aBankAccount() })
  })

  test.each<Partial<BankAccountForm>>([{ nuban: '0010246781', bankCode: '' }, { bankCode: '1' }])(
    'leaves what was typed: %j',
    (typed) => {
      expect(filled(saved, { bankAccount: aBankAccount(typed) })).toEqual({})
    },
  )
})

describe('a saved employer', () => {
  test('is filled in, and what it lacks is empty', () => {
    expect(filled({ field: 'Employer Info', employer: aSavedEmployer() })).toEqual({ employer: anEmployer() })
    const unknown = Object.fromEntries(Object.keys(initialEmployer).map((field) => [field, undefined]))
    const blank = Object.fromEntries(Object.keys(initialEmployer).map((field) => [field, '']))
    expect(filled({ field: 'Employer Info', employer: aSavedEmployer(unknown) })).toEqual({ employer: blank })
  })

  test('leaves what was typed', () => {
    const employer = { ...initialEmployer, name: 'Typed' }
    expect(filled({ field: 'Employer Info', employer: aSavedEmployer() }, { employer })).toEqual({})
  })
})

test('saved answers are filled in by their questions, unless some were typed', () => {
  const saved: SavedRecord = { field: 'Medical Info', answers: someAnswers }
  expect(filled(saved)).toEqual({ medical: { answers: ['No', 'Yes'] } })
  expect(filled(saved, { medical: { answers: ['Yes', ''] } })).toEqual({})
})

test('of a saved document its kind is filled in, unless something was typed', () => {
  const saved: SavedRecord = { field: 'Identification Document', documents: [aSavedDocument()] }
  expect(filled(saved)).toEqual({ document: { ...empty.document, type: 'NationalId' } })
  expect(filled({ ...saved, documents: [] })).toEqual({ document: empty.document })
  expect(filled({ ...saved, documents: [aSavedDocument({ type: undefined })] })).toEqual({ document: empty.document })
  expect(filled(saved, { document: { ...empty.document, type: 'Passport' } })).toEqual({})
})
