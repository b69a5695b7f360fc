import { left, right } from 'fp-ts/Either'
import { kycFields } from '../../../../src/domain/kyc/sections'
import { readTask, usage } from '../../../../src/service/start/desk/arguments'

const version = '1.3.1.1.1.2'
const review = { emailAddress: 'ada@mail.test', version, sections: undefined, reason: undefined, reasons: undefined }
const decide = (more: object) => right({ task: 'decide', review: { ...review, ...more } })

test('[RUN-10: desk] the desk lists without arguments, and prints its usage with --help', () => {
  expect(readTask([])).toEqual(right({ task: 'list' }))
  expect(readTask(['show', 'ada@mail.test'])).toEqual(right({ task: 'show', emailAddress: 'ada@mail.test' }))
  expect(readTask(['approve', '--help'])).toEqual(right({ task: 'help' }))
  for (const field of kycFields) expect(usage).toContain(field)
})

test('[RUN-10: desk] the desk approves a customer, or rejects sections with a reason each', () => {
  expect(readTask(['approve', 'ada@mail.test', '--version', version])).toEqual(decide({ decision: 'approve' }))
  const pairs = ['--section', 'bvn info', '--reason', ' The name differs. ', '--section=Medical Info', '--reason=Why?']
  expect(readTask(['reject', 'ada@mail.test', ...pairs, `--version=${version}`])).toEqual(
    decide({ decision: 'reject', reasons: { 'Bvn Info': 'The name differs.', 'Medical Info': 'Why?' } }),
  )
})

test.each([
  [['delete', 'ada@mail.test'], '"delete" is neither show, approve nor reject.'],
  [['approve'], 'approve takes one email address.'],
  [['reject', 'ada@mail.test', 'obi@mail.test'], 'reject takes one email address.'],
  [['approve', 'ada@mail.test', '--reason', 'Fine'], 'Only reject takes --section and --reason.'],
  [['show'], 'show takes one email address.'],
  [['approve', 'ada@mail.test'], 'approve takes the version that was listed: --version 1.3.1.1.1.2'],
  [
    ['reject', 'ada@mail.test', '--section', 'Bvn Info', '--reason', 'Why?'],
    'reject takes the version that was listed: --version 1.3.1.1.1.2',
  ],
  [['show', 'ada@mail.test', '--version', version], 'Only approve and reject take --version.'],
  [['reject', 'ada@mail.test'], 'A rejection names its sections: --section "Bvn Info" --reason "The name differs."'],
  [['reject', 'ada@mail.test', '--section', 'Bvn Info'], 'Each --section needs a --reason.'],
  [['reject', 'ada@mail.test', '--section', 'Bvn Info', '--reason', ' '], 'The reason for Bvn Info is empty.'],
  [
    ['reject', 'a@mail.test', '--section', 'Shoes', '--reason', 'No'],
    `There is no section "Shoes". The sections are: ${kycFields.join(', ')}.`,
  ],
  [
    ['reject', 'a@mail.test', '--section', 'Bvn Info', '--reason', 'a', '--section', 'BVN INFO', '--reason', 'b'],
    'Bvn Info is named twice.',
  ],
])('[RUN-10: desk] the desk says what is wrong with %j', (args, message) => {
  expect(readTask(args)).toEqual(left(message))
})

test('[RUN-10: desk] the desk refuses an option that it does not know', () => {
  expect(readTask(['--force'])).toMatchObject({ _tag: 'Left', left: expect.stringContaining("'--force'") as string })
})
