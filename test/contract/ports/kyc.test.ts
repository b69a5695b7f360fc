import { left, right } from 'fp-ts/Either'
import { makeKycPort } from '../../../src/adapters/http/kyc/kyc-port'
import { makeSessionPort } from '../../../src/adapters/http/session'
import { id } from '../../../src/domain/values/id'
import { day } from '../../support/builders'
import { bankAccount, document, employer, userDetails, type TestCustomer } from '../../support/customer-builder'
import { aCall, signedIn, valueOf } from './connect'
import { ownHost } from '../../support/own-host'

const api = '/api/services/app'
const { bankCode, accountNumber } = bankAccount
const detailsOf = (customer: TestCustomer) => ({ ...userDetails(customer), dateOfBirth: day('1990-02-28') })
const account = { name: 'CUSTOMER TEST', bankId: id(7), accountNumber, accountType: '10' }
const upload = { ...document, issueDate: day(document.issueDate), expiryDate: day(document.expiryDate) }

const start = async () => {
  const portal = await signedIn()
  const status = async () =>
    valueOf(await makeSessionPort(portal.http, ownHost).currentCustomer(undefined, aCall())()).kycStatus
  return { ...portal, kyc: makeKycPort(portal.http), status }
}

/** A refusal at fields of the form; an answer has none of its own. */
const refusedAt = (...fields: (string | undefined)[]) =>
  left({
    _tag: 'Rejected',
    code: 0,
    message: 'Your request is not valid!',
    details: undefined,
    violations: fields.map((field) => ({
      message: expect.stringMatching(/\S/) as unknown,
      fields: field === undefined ? [] : [field],
    })),
  })

describe('the user details', () => {
  test('[KYC-04: body] are sent with the email of the profile, are accepted, and advance the status', async () => {
    const { kyc, customer, sent, status } = await start()
    expect(await kyc.saveUserDetails(detailsOf(customer), aCall())()).toEqual(right(undefined))
    const { name, surname, userName, emailAddress } = customer
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: `${api}/Profile/UpdateCurrentUserProfile`,
        body: {
          name,
          surname,
          phoneNumber: '08031234567',
          dateOfBirth: '1990-02-28',
          userName,
          gender: 'Female',
          emailAddress,
        },
      },
    ])
    expect(await status()).toBe('PendingAccountInfo')
  })

  test('[KYC-05] of a child are rejected by the server too, with an error at the date of birth', async () => {
    const { kyc, customer, status } = await start()
    const dateOfBirth = day(`${String(new Date().getFullYear() - 8)}-01-01`)
    expect(await kyc.saveUserDetails({ ...detailsOf(customer), dateOfBirth }, aCall())()).toMatchObject(
      left({
        _tag: 'Rejected',
        violations: [{ message: 'User not allowed to be less than 10 years', fields: ['dateOfBirth'] }],
      }),
    )
    expect(await status()).toBe('NewlyRegistered')
  })

  test('that violate several rules have an error at each field', async () => {
    const { kyc, customer } = await start()
    const details = { ...detailsOf(customer), phoneNumber: '1', gender: 'Other' as 'Female' }
    expect(await kyc.saveUserDetails(details, aCall())()).toEqual(refusedAt('phoneNo', 'gender'))
  })
})

describe('the banks', () => {
  test('[KYC-06: banks] are read up to 300 in one page, with id, name and code', async () => {
    const { kyc, sent } = await start()
    const banks = valueOf(await kyc.banks(undefined, aCall())())
    expect(banks).toContainEqual({ id: 7, name: 'First Bank of Nigeria', cbnCode: '011' })
    expect(banks.length).toBeGreaterThan(10)
    expect(sent).toEqual([{ method: 'GET', path: `${api}/bank/getall?MaxResultCount=300`, body: undefined }])
  })
})

describe('the bank account', () => {
  test('[KYC-07] is verified by number and bank code, then saved under the verified name', async () => {
    const { kyc, sent, status, customer } = await start()
    valueOf(await kyc.saveUserDetails(detailsOf(customer), aCall())())
    const name = valueOf(await kyc.verifyAccount({ nuban: accountNumber, bankCode }, aCall())())
    expect(name).toBe('CUSTOMER TEST')
    expect(await status()).toBe('PendingAccountInfo')
    expect(await kyc.saveBankAccount({ ...account, name }, aCall())()).toEqual(right(undefined))
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: `${api}/nuban/Verify`, body: { nuban: accountNumber, bankCode } },
      { method: 'POST', path: `${api}/BankAccount/Save`, body: { ...account, name, description: '' } },
    ])
    expect(await status()).toBe('PendingBvnInfo')
  })

  test('that the bank does not have is rejected with a message and details', async () => {
    const { kyc } = await start()
    expect(await kyc.verifyAccount({ nuban: '0000014578', bankCode }, aCall())()).toEqual(
      left({
        _tag: 'Rejected',
        code: 0,
        message: 'We found no account with this number at this bank.',
        details: 'Please check the account number and the bank.',
        violations: [],
      }),
    )
  })

  test('without a number has an error at the field, in the verification and in the save', async () => {
    const { kyc } = await start()
    expect(await kyc.verifyAccount({ nuban: '', bankCode }, aCall())()).toEqual(refusedAt('nuban'))
    const wrong = { ...account, accountNumber: '0000014578', accountType: '99' }
    expect(await kyc.saveBankAccount(wrong, aCall())()).toEqual(refusedAt('nuban', 'accountType'))
  })
})

describe('the BVN', () => {
  test('[KYC-08] is sent alone and accepted', async () => {
    const { kyc, sent } = await start()
    expect(await kyc.verifyBvn('22222222222', aCall())()).toEqual(right(undefined))
    expect(sent).toEqual([{ method: 'POST', path: `${api}/BVN/Verify`, body: { bvn: '22222222222' } }])
  })

  test('that is unknown is rejected with a message and details; a malformed one has an error at the field', async () => {
    const { kyc } = await start()
    expect(await kyc.verifyBvn('00000000000', aCall())()).toMatchObject(
      left({
        _tag: 'Rejected',
        message: 'We could not verify this BVN.',
        details: 'Please check the number.',
        violations: [],
      }),
    )
    expect(await kyc.verifyBvn('1234567890a', aCall())()).toEqual(refusedAt('bvn'))
  })
})

describe('the employer', () => {
  test('[KYC-09: body] is sent with its seven fields, with or without a description, and accepted', async () => {
    const { kyc, sent } = await start()
    expect(await kyc.saveEmployer(employer, aCall())()).toEqual(right(undefined))
    expect(await kyc.saveEmployer({ ...employer, description: 'Trade' }, aCall())()).toEqual(right(undefined))
    const [first, second] = sent
    expect(first).toEqual({ method: 'POST', path: `${api}/employer/save`, body: employer })
    expect(second?.body).toEqual({ ...employer, description: 'Trade' })
    expect(Object.keys(employer).sort()).toEqual(
      ['taxNumber', 'name', 'description', 'company', 'companyCountry', 'companyAddress', 'mobileNo'].sort(),
    )
  })

  test('with invalid fields has an error at each of them', async () => {
    const { kyc } = await start()
    const wrong = { ...employer, company: '   ', mobileNo: 'none' }
    expect(await kyc.saveEmployer(wrong, aCall())()).toEqual(refusedAt('company', 'mobileNo'))
  })
})

describe('the medical questions', () => {
  test('[KYC-10] are read from the server and sent back with the answers', async () => {
    const { kyc, sent } = await start()
    const questions = valueOf(await kyc.medicalQuestions(undefined, aCall())())
    expect(questions.length).toBeGreaterThan(1)
    const answers = questions.map((question, index) => ({ question, selected: index === 0 }))
    expect(await kyc.saveMedical(answers, aCall())()).toEqual(right(undefined))
    expect(sent).toEqual([
      { method: 'GET', path: `${api}/Medical/GetQuestions`, body: undefined },
      { method: 'POST', path: `${api}/Medical/Save`, body: { medicalAnswers: answers } },
    ])
  })

  test('that are not all answered are rejected with an error beside the form', async () => {
    const { kyc } = await start()
    expect(await kyc.saveMedical([], aCall())()).toEqual(refusedAt(undefined))
  })
})

describe('the document', () => {
  test('[KYC-11] is sent as base64 without a data prefix, in the spelling of the API, and accepted', async () => {
    const { kyc, sent } = await start()
    for (const type of ['PassortPhoto', 'InternationalPassort', 'NationalId', 'DriversLicense', 'Signature'])
      expect(await kyc.saveDocument({ ...upload, type }, aCall())()).toEqual(right(undefined))
    expect(sent).toHaveLength(5)
    const { data, issueDate, expiryDate } = document
    const body = { data, issueDate, expiryDate, type: 'PassortPhoto' }
    expect(sent[0]).toEqual({ method: 'POST', path: `${api}/Document/Save`, body })
  })

  test('with another content, invalid dates and an invalid type has an error at each field', async () => {
    const { kyc } = await start()
    const data = Buffer.from('MZ a program').toString('base64')
    const wrong = { type: 'Passport', issueDate: upload.expiryDate, expiryDate: upload.issueDate, data }
    expect(await kyc.saveDocument(wrong, aCall())()).toEqual(refusedAt('type', 'issueDate', 'expiryDate', 'file'))
  })
})
