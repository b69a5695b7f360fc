import { right } from 'fp-ts/Either'
import { makeVerificationPort } from '../../../src/adapters/http/kyc/verification-port'
import { kycFields, rejectionOf } from '../../../src/domain/kyc/sections'
import { employerRecord } from '../../../src/domain/kyc/records/employer'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { bankAccount, completeKyc, employer } from '../../support/customer-builder'
import { review } from '../../support/reviews'
import { aCall, signedIn, valueOf } from './connect'

const start = async (savedTo = 0) => {
  const { customer, http, sent } = await signedIn()
  if (savedTo > 0) await completeKyc(customer, 1, savedTo)
  return { customer, sent, port: makeVerificationPort(http) }
}

describe('the verifications', () => {
  test('[SET-05: sections] list the six sections, with the reason of a rejection', async () => {
    const { port, customer } = await start(6)
    const decision = { decision: 'reject', sections: ['Bvn Info'], reason: 'Other name.' }
    expect((await review(sandboxOrigin(), customer.emailAddress, decision)).status).toBe(200)
    const sections = valueOf(await port.sections(undefined, aCall())())
    expect(sections.map(({ field }) => field)).toEqual(kycFields)
    expect(kycFields.map((field) => rejectionOf(sections, field))).toEqual(
      kycFields.map((field) => (field === 'Bvn Info' ? { reason: 'Other name.' } : undefined)),
    )
  })

  test('[SET-07] return the saved records as domain values', async () => {
    const { port, sent } = await start(6)
    expect(await port.record('Employer Info', aCall())()).toEqual(right(employerRecord(employer)))
    expect(valueOf(await port.record('Account Info', aCall())()).values).toEqual({
      name: 'CUSTOMER TEST',
      accountNumber: bankAccount.accountNumber,
      bankName: 'First Bank of Nigeria',
      accountType: '10',
    })
    expect(valueOf(await port.record('Bvn Info', aCall())())).toMatchObject({
      values: { bvn: '22222222222', phones: ['08031234567'] },
    })
    const { rows } = valueOf(await port.record('Medical Info', aCall())())
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.every(({ label, value }) => label !== '' && value === 'Not selected')).toBe(true)
    const [document] = valueOf(await port.documents(undefined, aCall())())
    expect(document).toMatchObject({ type: 'NationalId', previewUrl: expect.stringMatching(/^http/) as unknown })
    expect(sent.map(({ method, path }) => `${method} ${path.replace('/api/services/app/', '')}`)).toEqual([
      'GET Employer/GetCurrentUserEmployer',
      'GET BankAccount/GetCurrentUserAccount',
      'GET Bvn/GetCurrentUserBvn',
      'GET Medical/GetCurrentUserMedical',
      'GET Document/GetAll',
    ])
  })

  test('are empty for a customer who has saved nothing', async () => {
    const { port } = await start()
    for (const field of ['Employer Info', 'Account Info', 'Bvn Info', 'Medical Info'] as const)
      expect(await port.record(field, aCall())()).toEqual(right({ field, values: undefined, rows: [] }))
    expect(await port.documents(undefined, aCall())()).toEqual(right([]))
  })
})
