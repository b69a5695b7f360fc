import { claimSteps } from '../../../src/domain/policy/claim-steps'

test.each([
  ['MTC', 'Take photographs and names. Do not admit fault.'],
  ['HLS', 'Show your certificate, and keep every report and bill.'],
  ['TRS', 'Keep every report, bill and ticket.'],
  ['A-1', 'Keep what shows what happened: photographs, names, reports and bills.'],
  [undefined, 'Keep what shows what happened: photographs, names, reports and bills.'],
])('[COVER-09] the steps of a claim are those of the product %s', (productCode, second) => {
  expect(claimSteps(productCode)[1]).toBe(second)
})
