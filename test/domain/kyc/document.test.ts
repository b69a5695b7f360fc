import { documentTypes } from '../../../src/domain/kyc/document-types'
import { documentUpload, earliestExpiry, emptyDocument, parseDocument } from '../../../src/domain/kyc/parts/document'
import { fieldMessages } from '../../../src/domain/rules/field-messages'
import { day } from '../../support/builders'
import { aDocument } from '../../support/kyc-builders'
import { failures, valid } from '../../support/parsed'

describe('document', () => {
  const parse = parseDocument(day('2025-06-16'))

  test('[KYC-11] there are five types, in the spelling of the wire, with readable labels', () => {
    expect(documentTypes.map(({ type, label }) => [type, label])).toEqual([
      ['PassortPhoto', 'Passport photo'],
      ['InternationalPassort', 'International passport'],
      ['NationalId', 'National ID'],
      ['DriversLicense', "Driver's license"],
      ['Signature', 'Signature'],
    ])
  })

  const type = ['type', 'Please select a card type.']
  const issueDate = ['issueDate', 'Please enter an issuing date of the provided card']
  const expiryDate = ['expiryDate', 'Please enter an expiry date of the provided card']
  const file = ['file', 'Please upload your document']

  test.each([
    [emptyDocument, [type, issueDate, expiryDate, file]],
    [aDocument({ type: 'Passport' }), [type]],
    [aDocument({ issueDate: '2020-02-30' }), [['issueDate', fieldMessages.date]]],
    [aDocument({ expiryDate: 'soon' }), [['expiryDate', fieldMessages.date]]],
    [aDocument({ file: undefined }), [file]],
    [aDocument(), []],
  ])('[KYC-11] [FORM-02] %j has the failures %j', (form, expected) => {
    expect(failures(parse(form))).toEqual(expected)
  })

  test('[KYC-11] is sent with the content of the file instead of the file', () => {
    const document = valid(parse(aDocument()))
    expect(document).toEqual(aDocument())
    const { file, ...facts } = aDocument()
    expect(file).toBeDefined()
    expect(documentUpload(document, 'AAEC')).toEqual({ ...facts, data: 'AAEC' })
  })

  const later = 'The issuing date cannot be in the future.'
  const first = 'The expiry date cannot be before the issuing date.'
  const expired = 'This document has expired. Please choose one that is still valid.'

  test.each([
    ['2025-06-16', '2025-06-16', []],
    ['2025-06-17', '2030-01-01', [['issueDate', later]]],
    ['2020-01-01', '2025-06-15', [['expiryDate', expired]]],
    ['2020-01-01', '2019-12-31', [['expiryDate', first]]],
    [
      '2025-06-18',
      '2025-06-17',
      [
        ['issueDate', later],
        ['expiryDate', first],
      ],
    ],
    [
      'never',
      '2025-06-15',
      [
        ['issueDate', fieldMessages.date],
        ['expiryDate', expired],
      ],
    ],
  ])(
    '[KYC-15: limits] on 16 June 2025, issued %s and valid until %s, a document fails %j',
    (issue, expiry, expected) => {
      const form = aDocument({ issueDate: issue, expiryDate: expiry })
      expect(failures(parse(form))).toEqual(expected)
    },
  )

  test.each([
    ['2020-01-01', '2025-06-16'],
    ['2025-07-01', '2025-07-01'],
    ['some day', '2025-06-16'],
    ['', '2025-06-16'],
  ])('[KYC-15: limits] issued %p, it expires on %s at the earliest', (issue, earliest) => {
    expect(earliestExpiry(issue, day('2025-06-16'))).toBe(earliest)
  })
})
