/** `npm run soak`: the long random tests in test/soak; a failure prints its seed. */
import { bin } from './paths'
import { runNode } from './process'

const { code } = await runNode([bin('jest', 'bin/jest.js'), '--selectProjects', 'soak'], {
  env: { SOAK: '1' },
  output: 'show',
})
process.exitCode = code
