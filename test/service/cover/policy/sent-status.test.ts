import { sentStatus } from '../../../../src/service/cover/policy/sent-status'
import { day } from '../../../support/builders'

test.each([
  ['Active', '2026-06-15', 'Active'],
  ['Active', '2026-06-14', 'Expired'],
  ['Active', null, 'Active'],
  ['Pending', '2026-06-14', 'Pending'],
  ['Suspended', '2026-06-14', 'Suspended'],
  ['Cancelled', '2026-06-14', 'Cancelled'],
])('[LIFE-01: service’s texts] a policy that is stored as %s until %s is sent as %s', (status, coverTo, sent) => {
  expect(sentStatus({ status, coverTo }, day('2026-06-15'))).toBe(sent)
})
