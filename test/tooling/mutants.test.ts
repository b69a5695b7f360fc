import { firstFailure } from '../../.ci/mutants/jest'

describe('what noticed a fault', () => {
  test.each([
    ['a failed test of jest', { code: 1, output: 'FAIL a\n  ● accounts › opens one\n\n' }, 'accounts › opens one'],
    [
      'a failed journey',
      { code: 1, output: '  1) test/journeys/a.spec.ts:3:1 › logs in ─────\n' },
      'test/journeys/a.spec.ts:3:1 › logs in',
    ],
    ['a server that does not start', { code: 1, output: 'a\nSandboxFailed: Error: no\n' }, 'SandboxFailed: Error: no'],
    ['a test without an end', { code: 'late', output: '' }, 'no end'],
    ['nothing', { code: 0, output: '' }, undefined],
  ] as const)('%s', (_, ended, noticed) => {
    expect(firstFailure(ended)).toBe(noticed)
  })
})
