/**
 * `npm run soak`: the long tests in test/soak, random ones (a failure prints its seed) and those under load, on PGlite and
 * on the PostgreSQL server of TEST_DATABASE_URL, otherwise one of this run. `npm run soak -- kills` runs one file. One file
 * after the other, since the tests under load measure times.
 */
import { findPostgres } from '../test/bench/postgres'
import { isUpToDate } from './build/fingerprint'
import { bin, sandboxServer } from './paths'
import { runNode, withTsx } from './process'

const build = async (): Promise<number> =>
  isUpToDate() ? 0 : (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code

const soak = async (): Promise<number> => {
  const server = await findPostgres()
  if (server === undefined) console.log('PostgreSQL: not tested. Install it (apt-get install postgresql) or name a server: TEST_DATABASE_URL=…')
  try {
    const files = process.argv.slice(2).flatMap((name) => ['--testPathPatterns', `test/soak/${name}`])
    const { code } = await runNode([bin('jest', 'bin/jest.js'), '--selectProjects', 'soak', '--runInBand', ...files], {
      env: { SOAK: '1', SANDBOX_ENTRY: sandboxServer, TEST_DATABASE_URL: server?.url ?? '' },
      output: 'show',
    })
    return code
  } finally {
    await server?.stop()
  }
}

const built = await build()
process.exitCode = built === 0 ? await soak() : built
