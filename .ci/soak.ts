/**
 * `npm run soak`: the long tests in test/soak, random ones (a failure prints its seed) and those under load, on PGlite and
 * on the PostgreSQL server of TEST_DATABASE_URL, otherwise one of this run. `npm run soak -- kills` runs one file. One file
 * after the other, since the tests under load measure times. Without a name the whole table of faults follows, and
 * the named faults of the sources.
 */
import { randomInt } from 'node:crypto'
import { findPostgres } from '../test/bench/postgres'
import { bin, sandboxServer } from './paths'
import { runNode, withTsx } from './process'

const wanted = process.argv.slice(2)

/** Other values each time; a run is repeated with FAST_CHECK_SEED. */
const seed = process.env['FAST_CHECK_SEED'] ?? String(randomInt(2 ** 31))
console.log(`FAST_CHECK_SEED=${seed}`)

const soak = async (): Promise<number> => {
  const server = await findPostgres()
  if (server === undefined)
    console.log('PostgreSQL: not tested. Install it (apt-get install postgresql) or name a server: TEST_DATABASE_URL=…')
  try {
    const files = wanted.flatMap((name) => ['--testPathPatterns', `test/soak/${name}`])
    const { code } = await runNode([bin('jest', 'bin/jest.js'), '--selectProjects', 'soak', '--runInBand', ...files], {
      env: { SOAK: '1', FAST_CHECK_SEED: seed, SANDBOX_ENTRY: sandboxServer, TEST_DATABASE_URL: server?.url ?? '' },
      output: 'show',
    })
    return code
  } finally {
    await server?.stop()
  }
}

const faults = async (): Promise<number> =>
  wanted.length > 0 ? 0 : (await runNode(withTsx('.ci/faults.ts'), { output: 'show' })).code

const namedFaults = async (): Promise<number> =>
  wanted.length > 0 ? 0 : (await runNode(withTsx('.ci/mutants.ts', 'faults'), { output: 'show' })).code

const built = (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code
process.exitCode = built === 0 ? Math.max(await soak(), await faults(), await namedFaults()) : built
