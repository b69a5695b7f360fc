import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { accountTypes } from '../../../src/domain/kyc/account'
import { emptyBankAccount, parseBankAccount } from '../../../src/domain/kyc/parts/bank-account'
import { parseBvn } from '../../../src/domain/kyc/parts/bvn'
import { emptyEmployer, parseEmployer } from '../../../src/domain/kyc/parts/employer'
import { answerField, emptyMedical, parseMedical } from '../../../src/domain/kyc/parts/medical'
import { parseUserDetails, userDetailsFrom } from '../../../src/domain/kyc/parts/user-details'
import { fieldMessages } from '../../../src/domain/rules/field-messages'
import { aCustomer, day } from '../../support/builders'
import { aBankAccount, anEmployer, aUserDetails, someBanks, someQuestions } from '../../support/kyc-builders'
import { failures, valid } from '../../support/parsed'

describe('user details', () => {
  const parse = parseUserDetails('corrected', day('2025-06-16'), aCustomer({ email: 'of@profile.test' }))

  test('[KYC-04: rules] [FORM-02] every field has its message', () => {
    expect(
      failures(parse(aUserDetails({ name: ' ', surname: '', phoneNo: '', userName: '', dateOfBirth: '', gender: '' }))),
    ).toEqual([
      ['name', 'Please enter your firstname'],
      ['surname', 'Please enter your surname'],
      ['phoneNo', 'Please enter your phone number'],
      ['userName', 'Please enter a username'],
      ['dateOfBirth', 'Please enter your dob'],
      ['gender', 'Please select your gender'],
    ])
  })

  test.each(['31/01/1990', '1990-02-30', '19900131'])('[KYC-04: rules] a birthday of %p is invalid', (dateOfBirth) => {
    expect(failures(parse(aUserDetails({ dateOfBirth })))).toEqual([['dateOfBirth', fieldMessages.date]])
  })

  test.each(['', 'male', 'Other'])('[KYC-04: rules] gender is Male or Female, not %p', (gender) => {
    expect(failures(parse(aUserDetails({ gender })))).toEqual([['gender', 'Please select your gender']])
  })

  test('[KYC-04: body] sends the fields under the names of the wire, trimmed, with the profile’s email', () => {
    const form = aUserDetails({ name: ' First ', surname: 'Last ', phoneNo: ' 0803', userName: 'customer ' })
    expect(valid(parse(form))).toEqual({
      name: 'First',
      surname: 'Last',
      phoneNumber: '0803',
      dateOfBirth: '1990-01-31',
      userName: 'customer',
      gender: 'Female',
      emailAddress: 'of@profile.test',
    })
  })

  test('[TAP-06] a phone number is sent without separators', () => {
    expect(valid(parse(aUserDetails({ phoneNo: ' 0803-123.45 67 ' })))).toMatchObject({ phoneNumber: '08031234567' })
    expect(valid(parse(aUserDetails({ phoneNo: '009 234 803 123 4567' })))).toMatchObject({
      phoneNumber: '+2348031234567',
    })
  })

  test.each(['abc', '0803 123 456O'])('a phone number of %p is refused', (phoneNo) => {
    expect(failures(parse(aUserDetails({ phoneNo })))).toEqual([
      ['phoneNo', 'Please enter the phone number in digits, like 0803 123 4567'],
    ])
  })

  test('the form starts with the profile', () => {
    expect(userDetailsFrom(aCustomer())).toEqual(aUserDetails())
    const empty = aCustomer({ name: undefined, phoneNumber: undefined, dateOfBirth: undefined, gender: undefined })
    expect(userDetailsFrom(empty)).toEqual(aUserDetails({ name: '', phoneNo: '', dateOfBirth: '', gender: '' }))
  })
})

describe('bank account', () => {
  const parse = parseBankAccount(someBanks)

  test('[TAP-06] an account number is sent without separators', () => {
    expect(valid(parse(aBankAccount({ nuban: ' 012-345.67 89' })))).toMatchObject({ nuban: '0123456789' })
    expect(failures(parse(aBankAccount({ nuban: '- . -' })))).toEqual([
      ['nuban', 'Please enter your bank account number'],
    ])
  })

  test('[KYC-06: types] there are three types of account; Not Sure is the default', () => {
    expect(accountTypes.map(({ code, label }) => [code, label])).toEqual([
      ['00', 'Not Sure'],
      ['10', 'Savings Account'],
      ['20', 'Current Account'],
    ])
    expect(emptyBankAccount.accountType).toBe('00')
  })

  test('[KYC-06: rules] [FORM-02] every field has its message', () => {
    expect(failures(parse({ accountType: '', bankCode: '', nuban: ' ' }))).toEqual([
      ['accountType', 'Please select an account type'],
      ['bankCode', 'Please select a bank code'],
      ['nuban', 'Please enter your bank account number'],
    ])
    expect(failures(parse(aBankAccount({ accountType: '30' })))).toHaveLength(1)
  })

  test('[KYC-06: banks] the chosen bank is found by its id, as a number or as text', () => {
    const [first, second] = someBanks
    expect(valid(parse(aBankAccount({ bankCode: '1' })))).toEqual({
      accountType: '10',
      bank: first,
      nuban: '0010246780',
    })
    expect(valid(parse(aBankAccount({ bankCode: 'two', nuban: ' 1 ' })))).toEqual({
      accountType: '10',
      bank: second,
      nuban: '1',
    })
    expect(failures(parse(aBankAccount({ bankCode: '044' })))).toEqual([['bankCode', 'Please select a bank code']])
  })
})

describe('BVN', () => {
  test('[TAP-06] is sent without separators, which do not count as characters', () => {
    expect(valid(parseBvn({ bvn: ' 222 123-456.78 ' }))).toEqual({ bvn: '22212345678' })
    expect(failures(parseBvn({ bvn: '222-123-456-7' }))).toEqual([['bvn', 'Please enter a valid BVN']])
  })

  test('[KYC-08] is present, and at least eleven characters', () => {
    expect(failures(parseBvn({ bvn: ' ' }))).toEqual([['bvn', 'Please enter your bvn number']])
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), fc.stringMatching(/^ {0,4}$/), (bvn, spaces) => {
        const parsed = parseBvn({ bvn: spaces + bvn + spaces })
        const failure = { field: 'bvn', message: 'Please enter a valid BVN' }
        expect(parsed).toEqual(bvn.length >= 11 ? right({ bvn }) : left([failure]))
      }),
    )
  })
})

describe('employer', () => {
  test('[TAP-06] a phone number is sent without separators', () => {
    expect(valid(parseEmployer(anEmployer({ mobileNo: '+44 7700-900.123' })))).toMatchObject({
      mobileNo: '+447700900123',
    })
  })

  test('a phone number of letters is refused', () => {
    expect(failures(parseEmployer(anEmployer({ mobileNo: 'abc' })))).toEqual([
      ['mobileNo', 'Please enter the phone number in digits, like 0803 123 4567'],
    ])
  })

  test('[KYC-09: rules] [FORM-02] every field but the description has its message', () => {
    expect(failures(parseEmployer(emptyEmployer))).toEqual([
      ['name', "Please enter an employer's name"],
      ['mobileNo', "Please enter employer's phone number"],
      ['company', "Please enter company's name"],
      ['taxNumber', "Please enter company's tax number"],
      ['companyCountry', 'Please enter country of company'],
      ['companyAddress', "Please enter company's address"],
    ])
    expect(parseEmployer(anEmployer({ company: ' Works Ltd ' }))).toEqual(right(anEmployer({ description: '' })))
  })
})

describe('medical questions', () => {
  const parse = parseMedical(someQuestions)
  const unanswered = (index: number) => ({ field: answerField(index), message: 'Please answer Yes or No' })

  test('[KYC-10] none is preset; each needs Yes or No', () => {
    expect(parse(emptyMedical)).toEqual(left([unanswered(0), unanswered(1)]))
    expect(parse({ answers: ['No'] })).toEqual(left([unanswered(1)]))
    expect(parse({ answers: ['yes', 'No'] })).toEqual(left([unanswered(0)]))
  })

  test('[KYC-10] the answers are paired with their questions, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.boolean())), (questions) => {
        const form = { answers: questions.map(([, yes]) => (yes ? 'Yes' : 'No')) }
        expect(parseMedical(questions.map(([question]) => question))(form)).toEqual(
          right(questions.map(([question, selected]) => ({ question, selected }))),
        )
      }),
    )
  })
})
