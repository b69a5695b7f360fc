/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeKycPort } from '../../../src/adapters/http/kyc/kyc-port'
import { toCustomer } from '../../../src/adapters/http/session'
import { getCurrentUserProfile } from '../../../src/contract/profile'
import { parseUserDetails, userDetailsFrom } from '../../../src/domain/kyc/parts/user-details'
import { id } from '../../../src/domain/values/id'
import { aCustomer, day } from '../../support/builders'
import { anEmployer, aUserDetails, someBanks } from '../../support/kyc-builders'
import { valid } from '../../support/parsed'
import { broken, refusal, result, type Reply } from '../../support/scripted-fetch'
import { startPort } from './start-port'

const start = (...replies: Reply[]) => startPort(makeKycPort, ...replies)
const saved = result({ id: 5 })

describe('the KYC port', () => {
  test('[KYC-04: body] sends the user details with PUT', async () => {
    const { port, sent, call } = start(result(null))
    const details = valid(parseUserDetails('corrected', day('2025-06-16'), aCustomer())(aUserDetails()))
    expect(await port.saveUserDetails(details, call)()).toEqual(right(undefined))
    expect(sent()).toEqual([['PUT', 'Profile/UpdateCurrentUserProfile', details]])
  })

  test('[KYC-04: body] sends a date of birth without the time that the profile contained', async () => {
    const { port, sent, call } = start(result(null))
    const profile = getCurrentUserProfile.result.decode({ ...aCustomer(), dateOfBirth: '1990-01-31T23:30:00Z' })
    if (profile._tag === 'Left') throw new Error('no profile')
    const customer = toCustomer(profile.right)
    const details = parseUserDetails('corrected', day('2025-06-16'), customer)(userDetailsFrom(customer))
    await port.saveUserDetails(valid(details), call)()
    expect(sent()).toMatchObject([['PUT', 'Profile/UpdateCurrentUserProfile', { dateOfBirth: '1990-01-31' }]])
  })

  test('[KYC-06: banks] reads up to 300 banks', async () => {
    const { port, sent, call } = start(result({ totalCount: 2, items: someBanks }))
    expect(await port.banks(undefined, call)()).toEqual(right(someBanks))
    expect(sent()).toEqual([['GET', 'bank/getall?MaxResultCount=300']])
  })

  test('[KYC-07] verifies an account and returns the name of its holder', async () => {
    const { port, sent, call } = start(result({ accountName: 'FIRST LAST', accountNumber: '1', bankCode: '044' }))
    const account = { nuban: '0010246780', bankCode: '044' }
    expect(await port.verifyAccount(account, call)()).toEqual(right('FIRST LAST'))
    expect(sent()).toEqual([['POST', 'nuban/Verify', account]])
  })

  test('[KYC-07] saves the verified account with an empty description and the unchanged id of the bank', async () => {
    const { port, sent, call } = start(saved)
    const account = { name: 'FIRST LAST', bankId: id('two'), accountNumber: '0010246780', accountType: '10' }
    expect(await port.saveBankAccount(account, call)()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', 'BankAccount/Save', { ...account, description: '' }]])
  })

  test('[KYC-08] sends the BVN in the body', async () => {
    const { port, sent, call } = start(result({ bvn: '22222222222', verified: true }))
    expect(await port.verifyBvn('22222222222', call)()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', 'BVN/Verify', { bvn: '22222222222' }]])
  })

  test('[KYC-09: body] sends the employer unchanged', async () => {
    const { port, sent, call } = start(saved)
    expect(await port.saveEmployer(anEmployer(), call)()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', 'employer/save', anEmployer()]])
  })

  test('[KYC-10] reads the questions and sends the answers', async () => {
    const { port, sent, call } = start(result({ items: [{ question: 'Asthma?', id: 3 }] }), saved)
    expect(await port.medicalQuestions(undefined, call)()).toEqual(right(['Asthma?']))
    await port.saveMedical([{ question: 'Asthma?', selected: true }], call)()
    expect(sent()).toEqual([
      ['GET', 'Medical/GetQuestions'],
      ['POST', 'Medical/Save', { medicalAnswers: [{ question: 'Asthma?', selected: true }] }],
    ])
  })

  test('[KYC-11] uploads the document', async () => {
    const { port, sent, call } = start(saved)
    const document = { data: 'AAEC', type: 'NationalId', issueDate: day('2020-01-01'), expiryDate: day('2030-01-01') }
    expect(await port.saveDocument(document, call)()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', 'Document/Save', document]])
  })

  test('[ERR-04] a save without a response is not retried; a look-up without a response is not a write', async () => {
    const save = start(broken, saved)
    expect(await save.port.saveEmployer(anEmployer(), save.call)()).toEqual(left({ _tag: 'NoAnswer', wrote: true }))
    expect(save.sent()).toHaveLength(1)
    const lookUp = start(broken, broken)
    const account = { nuban: '1', bankCode: '044' }
    expect(await lookUp.port.verifyAccount(account, lookUp.call)()).toEqual(left({ _tag: 'Outage' }))
  })
})

describe('[FORM-05] a refusal', () => {
  const details = valid(parseUserDetails('corrected', day('2025-06-16'), aCustomer())(aUserDetails()))
  const account = { name: 'FIRST LAST', bankId: id('two'), accountNumber: '0010246780', accountType: '10' }
  const document = { data: 'AAEC', type: 'NationalId', issueDate: day('2020-01-01'), expiryDate: day('2030-01-01') }
  type Started = ReturnType<typeof start>

  test.each<[string, string, string | undefined, (started: Started) => unknown]>([
    ['user details', 'PhoneNumber', 'phoneNo', ({ port, call }) => port.saveUserDetails(details, call)()],
    ['bank account', 'accountNumber', 'nuban', ({ port, call }) => port.saveBankAccount(account, call)()],
    ['holder of the account', 'name', 'nuban', ({ port, call }) => port.saveBankAccount(account, call)()],
    [
      'account check',
      'input.BankCode',
      'bankCode',
      ({ port, call }) => port.verifyAccount({ nuban: '1', bankCode: '044' }, call)(),
    ],
    ['BVN', 'bvn', 'bvn', ({ port, call }) => port.verifyBvn('22222222222', call)()],
    ['employer', 'taxNumber', 'taxNumber', ({ port, call }) => port.saveEmployer(anEmployer(), call)()],
    ['answers', 'medicalAnswers', undefined, ({ port, call }) => port.saveMedical([], call)()],
    ['document', 'data', 'file', ({ port, call }) => port.saveDocument(document, call)()],
  ])('of the %s names the field of the form, and leaves out a name that has none', async (_, wire, field, send) => {
    const violations = [
      { message: 'Unheard of.', members: ['tenantId'] },
      { message: 'Odd.', members: [wire] },
      { message: 'In all.', members: [] },
    ]
    const refused = start(refusal(400, { code: 0, message: 'No.', details: undefined, validationErrors: violations }))
    expect(await send(refused)).toMatchObject({
      left: {
        _tag: 'Rejected',
        violations: [
          ...(field === undefined ? [] : [{ message: 'Odd.', fields: [field] }]),
          { message: 'In all.', fields: [] },
          { message: 'Unheard of.', fields: [] },
          ...(field === undefined ? [{ message: 'Odd.', fields: [] }] : []),
        ],
      },
    })
  })
})
