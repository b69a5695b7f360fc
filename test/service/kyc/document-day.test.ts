import { documentDateMessages } from '../../../src/domain/kyc/messages'
import { beneficiaryRules } from '../../../src/service/beneficiary/routes'
import { kycRules } from '../../../src/service/kyc/routes'
import { document } from '../../support/customer-builder'
import { beneficiary } from '../../support/people'

const at = (instant: string) => {
  const now = () => new Date(instant)
  return { clock: { business: now, security: now, steady: now } }
}

/** What the rules of the calls with a document say of one that was issued on a day. */
const said = (instant: string, issueDate: string): readonly (readonly unknown[])[] => {
  const issued = { ...document, issueDate }
  const calls = [
    kycRules(at(instant)).saveDocument?.({ query: {}, body: issued } as never),
    beneficiaryRules(at(instant)).saveBeneficiary?.({
      query: { id: undefined },
      body: beneficiary({ data: issued }),
    } as never),
  ]
  return calls.map((violations = []) => violations.flatMap((violation) => violation?.message ?? []))
}

test.each([
  ['2026-03-02T22:59:59Z', '2026-03-02', '2026-03-03'],
  ['2026-03-02T23:30:00Z', '2026-03-03', '2026-03-04'],
  ['2026-03-03T00:30:00Z', '2026-03-03', '2026-03-04'],
  ['2028-02-28T23:30:00Z', '2028-02-29', '2028-03-01'],
  ['2026-12-31T23:30:00Z', '2027-01-01', '2027-01-02'],
])('at %s a document may be issued on %s, the day of Lagos, and not on %s', (instant, today, tomorrow) => {
  expect(said(instant, today)).toEqual([[], []])
  expect(said(instant, tomorrow)).toEqual([[documentDateMessages.issuedLater], [documentDateMessages.issuedLater]])
})
