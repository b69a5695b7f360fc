/** `npm run soak`: the long random tests in test/soak; a failure prints its seed. Then the whole table of faults. */
import { bin } from './paths'
import { runNode, withTsx } from './process'

const { code } = await runNode([bin('jest', 'bin/jest.js'), '--selectProjects', 'soak'], {
  env: { SOAK: '1' },
  output: 'show',
})
const faults = await runNode(withTsx('.ci/faults.ts'), { output: 'show' })
process.exitCode = code || faults.code
