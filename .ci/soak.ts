/** `npm run soak`: the long random runs below test/soak, with the seed of each printed where it fails. */
import { bin } from './paths'
import { runNode } from './process'

const { code } = await runNode([bin('jest', 'bin/jest.js'), '--selectProjects', 'soak'], {
  env: { SOAK: '1' },
  output: 'show',
})
process.exitCode = code
