import { dayInLagos } from '../../../src/domain/values/calendar-date'
import {
  bankAccountViolations,
  bvnViolations,
  documentViolations,
  employerViolations,
  medicalViolations,
} from '../../../src/service/kyc/rules'
import { medicalQuestions } from '../../../src/service/kyc/medical-questions'
import { membersOf as members } from '../../support/violations'

test.each(['2222222222', '222222222222', '2222222222a', ''])('the BVN %j is rejected', (bvn) => {
  expect(members(bvnViolations(bvn))).toEqual(['bvn'])
})

test('eleven digits are a BVN', () => {
  expect(members(bvnViolations('22222222222'))).toEqual([])
})

describe('a bank account', () => {
  const customer = { name: 'First', surname: 'Last' }
  const account = { name: 'LAST FIRST', bankId: 7, accountNumber: '0000014579', accountType: '00' }

  test('of a known bank with a valid check digit is accepted, with the bank’s id as number or text', () => {
    expect(members(bankAccountViolations(account, customer))).toEqual([])
    expect(members(bankAccountViolations({ ...account, bankId: '7' }, customer))).toEqual([])
  })

  test.each([
    [{ bankId: 999 }, 'bankId'],
    [{ accountNumber: '0000014578' }, 'accountNumber'],
    [{ accountNumber: '0054556411' }, 'accountNumber'],
    [{ accountType: '30' }, 'accountType'],
    [{ name: 'SOMEBODY ELSE' }, 'name'],
    [{ name: 'FIRST LAST' }, 'name'],
    [{ name: '' }, 'name'],
  ])('with %j is rejected with an error at that field', (wrong, field) => {
    expect(members(bankAccountViolations({ ...account, ...wrong }, customer))).toEqual([field])
  })
})

test('an employer is rejected with an error at each blank field and at an impossible number', () => {
  const employer = {
    name: 'A',
    mobileNo: '08031234567',
    company: 'B',
    taxNumber: '1',
    companyCountry: 'Nigeria',
    companyAddress: 'C',
  }
  expect(members(employerViolations(employer))).toEqual([])
  expect(members(employerViolations({ ...employer, company: '  ', companyAddress: '' }))).toEqual([
    'company',
    'companyAddress',
  ])
  expect(members(employerViolations({ ...employer, mobileNo: '123' }))).toEqual(['mobileNo'])
})

test('the questionnaire is accepted only with every question exactly once', () => {
  const all = medicalQuestions.map((question) => ({ question }))
  expect(members(medicalViolations(all))).toEqual([])
  expect(members(medicalViolations([...all].reverse()))).toEqual([])
  expect(members(medicalViolations(all.slice(1)))).toEqual(['medicalAnswers'])
  expect(members(medicalViolations([...all, { question: 'Another' }]))).toEqual(['medicalAnswers'])
  expect(members(medicalViolations([...all.slice(1), { question: all[1]?.question ?? '' }]))).toEqual([
    'medicalAnswers',
  ])
})

describe('a document', () => {
  const today = dayInLagos(Date.UTC(2026, 10, 21))
  const document = {
    data: Buffer.from('%PDF-1.4').toString('base64'),
    issueDate: '2024-02-29',
    expiryDate: '2034-02-28',
    type: 'InternationalPassort',
  }

  test('with a known type, valid dates and a readable file is accepted', () => {
    expect(members(documentViolations(document, today))).toEqual([])
    expect(members(documentViolations({ ...document, issueDate: today, expiryDate: today }, today))).toEqual([])
  })

  test('of exactly 8 MB is accepted', () => {
    const start = Buffer.from('%PDF-')
    const data = Buffer.concat([start, Buffer.alloc(8 * 1024 * 1024 - start.length)]).toString('base64')
    expect(members(documentViolations({ ...document, data }, today))).toEqual([])
  })

  test.each([
    [{ type: 'Passport' }, 'type'],
    [{ issueDate: '2026-11-22' }, 'issueDate'],
    [{ issueDate: '2023-02-29' }, 'issueDate'],
    [{ expiryDate: '2024-02-28' }, 'expiryDate'],
    [{ data: '' }, 'data'],
    [{ data: 'data:application/pdf;base64,JVBERi0=' }, 'data'],
    [{ data: Buffer.from('GIF89a').toString('base64') }, 'data'],
    [{ data: Buffer.from('hello').toString('base64') }, 'data'],
    [{ data: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(8 * 1024 * 1024)]).toString('base64') }, 'data'],
  ])('is rejected with an error at the invalid field (%#)', (wrong, field) => {
    expect(members(documentViolations({ ...document, ...wrong }, today))).toEqual([field])
  })
})
