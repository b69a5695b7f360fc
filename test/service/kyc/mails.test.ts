import { approvalMail, rejectionMail } from '../../../src/service/kyc/mails'
import { signOff } from '../../support/sign-off'

test('the email about an approval links to the dashboard and is signed', () => {
  const { text } = approvalMail('Ada', 'https://portal.test')
  expect(text).toMatch(/^Hello Ada,\n\nWe /)
  expect(text).toContain('\n\nhttps://portal.test/dashboard\n\n')
  expect(text.endsWith(signOff)).toBe(true)
})

test('[KYC-18: mail] the email about a rejection names each section with its reason, links to the wizard and is signed', () => {
  const rejected = [
    { field: 'Identification Document', reason: 'The picture is not sharp.' },
    { field: 'Bvn Info', reason: undefined },
  ] as const
  const { text } = rejectionMail('Ada', rejected, 'https://portal.test')
  expect(text).toContain('There are 2 things to fix:')
  expect(text).toContain('The picture is not sharp.')
  expect(text).toContain('\n\nhttps://portal.test/dashboard/kyc\n\n')
  expect(text.endsWith(signOff)).toBe(true)
})
