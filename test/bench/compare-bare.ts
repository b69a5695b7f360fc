import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { busyEmail } from './fill'
import { logIn, policies, profile } from './calls'
import { measure, SECONDS, type Measured } from './load'
import { bareServer, withRunning } from './running'

/** The limits of requirement RUN-01. */
const LEAST_OF_BARE = 0.7
const LEAST_OF_HASHING = 0.9
const LONGEST_WAIT_MS = 250
const LOG_INS_PER_CORE = 10

/** The cost of a hash in src/sandbox/account/passwords.ts, on purpose written again. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many passwords a second the machine hashes, on as many threads as it has cores. */
const hashesPerSecond = async (): Promise<number> => {
  const until = performance.now() + SECONDS * 1_000
  let hashes = 0
  const work = async () => {
    while (performance.now() < until) {
      await hash('Correct-horse-1', argon2id)
      hashes += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return hashes / SECONDS
}

const row = (name: string, of: string, ratio: number, least: number): boolean => {
  const isEnough = ratio >= least
  console.log(`${name.padEnd(28)}${of.padStart(24)}${ratio.toFixed(2).padStart(8)}  ${isEnough ? 'ok' : `BELOW ${least}`}`)
  return isEnough
}

const rates = (ours: Measured, bare: number) => `${ours.perSecond.toFixed(0)} of ${bare.toFixed(0)}/s`

/**
 * The sandbox's calls beside a bare Fastify route with pg that checks the same token and reads the same rows, twenty
 * connections each, and log-in beside the hashing alone (requirement RUN-01); `false` below a limit.
 */
export const compareWithBare = (origin: string, token: string, databaseUrl: string): Promise<boolean> =>
  withRunning(bareServer(databaseUrl), async (bare) => {
    console.log('\nBeside bare Fastify with pg, and beside argon2id alone')
    const results: Array<boolean> = []
    for (const [path, ours] of [
      ['profile', profile(origin, token)],
      ['policies', policies(origin, token)],
    ] as const) {
      const plain = await measure({ ...ours, url: `${bare.origin}/${path}`, connections: 20 })
      const measured = await measure({ ...ours, connections: 20 })
      results.push(row(ours.name, rates(measured, plain.perSecond), measured.perSecond / plain.perSecond, LEAST_OF_BARE))
    }
    const hashed = await hashesPerSecond()
    const loggedIn = await measure(logIn(origin, busyEmail))
    results.push(row('POST log-in', rates(loggedIn, hashed), loggedIn.perSecond / hashed, LEAST_OF_HASHING))
    const rate = LOG_INS_PER_CORE * availableParallelism()
    const [beside] = await Promise.all([
      measure({ ...profile(origin, token), rate: 200 }),
      measure({ ...logIn(origin, busyEmail), rate }),
    ])
    const isQuick = beside.p99 < LONGEST_WAIT_MS
    console.log(`GET profile beside ${rate} log-ins a second: p99 ${beside.p99.toFixed(0)} ms  ${isQuick ? 'ok' : 'ABOVE 250 ms'}`)
    return results.every(Boolean) && isQuick
  })
