import { employerRecord } from '../../../src/domain/kyc/records/employer'
import {
  accountRecord,
  bvnRecord,
  customerRecord,
  documentName,
  documentRecord,
  documentTypeLabel,
  isSaved,
  medicalRecord,
  noDocuments,
} from '../../../src/domain/kyc/saved-record'
import type { DetailRow } from '../../../src/domain/values/shown'
import { aCustomer } from '../../support/builders'
import {
  aSavedAccount,
  aSavedBvn,
  aSavedDocument,
  aSavedEmployer,
  someAnswers,
} from '../../support/verification-builders'

const shown = ({ rows }: { readonly rows: readonly DetailRow[] }) => rows.map(({ label, value }) => [label, value])

describe('a saved KYC record', () => {
  test('[SET-02] the profile shows names, email, phone, gender and date of birth', () => {
    expect(shown(customerRecord(aCustomer({ gender: undefined })))).toEqual([
      ['User name', 'customer'],
      ['Full name', 'First Last'],
      ['Email', 'customer@portal.test'],
      ['Phone', '08030000000'],
      ['Gender', '-'],
      ['Date of birth', '31\u00a0January\u00a01990'],
    ])
  })

  test('[SET-07] the employer shows company, address and country, mobile and tax number', () => {
    expect(shown(employerRecord(aSavedEmployer()))).toEqual([
      ['Company', 'Works Ltd'],
      ['Address', '1 Example Close'],
      ['Country', 'Nigeria'],
      ['Mobile number', '08031111111'],
      ['Tax number', 'T-1'],
      ["Employer's name", 'The Employer'],
      ['Description', '-'],
    ])
  })

  test.each([
    ['00', 'Not Sure'],
    ['10', 'Savings Account'],
    ['20', 'Current Account'],
    ['90', '90'],
    [undefined, '-'],
  ])('[SET-07] the account type %p is shown by its label: %s', (accountType, label) => {
    expect(shown(accountRecord(aSavedAccount({ accountType })))).toEqual([
      ['Account name', 'FIRST LAST'],
      ['Account number', '0010246780'],
      ['Bank name', 'Second Bank'],
      ['Account type', label],
    ])
  })

  test('[SET-07] the BVN shows bvn, nin, phone and nationality', () => {
    expect(shown(bvnRecord(aSavedBvn()))).toEqual([
      ['BVN', '22222222222'],
      ['NIN', '10987654321'],
      ['Phone', '08031234567, 08051234567'],
      ['Nationality', 'Nigeria'],
    ])
    expect(shown(bvnRecord(aSavedBvn({ phones: [] })))).toContainEqual(['Phone', '-'])
  })

  test('[SET-07] the questions are marked as selected or not', () => {
    expect(shown(medicalRecord(someAnswers))).toEqual([
      ['Malaria?', 'Not selected'],
      ['Asthma?', 'Selected'],
    ])
  })

  test('[SET-07] a document has its name and type, or the text for a missing one', () => {
    expect([documentName(aSavedDocument()), documentTypeLabel(aSavedDocument())]).toEqual([
      'National ID, issued 2024-01-01',
      'National ID',
    ])
    const bare = aSavedDocument({ name: ' ', type: undefined })
    expect([documentName(bare), documentTypeLabel(bare)]).toEqual(['Untitled Document', 'Unknown type'])
    expect(documentTypeLabel(aSavedDocument({ type: 'Passport' }))).toBe('Passport')
    expect(noDocuments).toBe('No documents found.')
  })

  test('a section without a record has no rows', () => {
    const empty = [
      accountRecord(undefined),
      bvnRecord(undefined),
      employerRecord(undefined),
      medicalRecord([]),
      documentRecord([]),
    ]
    expect(empty.map((record) => [isSaved(record), record.rows])).toEqual(empty.map(() => [false, []]))
    const full = [
      customerRecord(aCustomer()),
      accountRecord(aSavedAccount()),
      bvnRecord(aSavedBvn()),
      employerRecord(aSavedEmployer()),
      medicalRecord(someAnswers),
      documentRecord([aSavedDocument()]),
    ]
    expect(full.map((record) => isSaved(record))).toEqual(full.map(() => true))
  })
})
