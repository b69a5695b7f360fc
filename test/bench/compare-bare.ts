import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { busyEmail } from './fill'
import { logIn, policies, profile } from './calls'
import { measure, SECONDS, type Request } from './load'
import { bareServer, withRunning } from './running'

/** The limits of requirement RUN-01. */
const LEAST_OF_BARE = 0.7
const LEAST_OF_HASHING = 0.9
const LONGEST_WAIT_MS = 250
const LOG_INS_PER_CORE = 10
/** The share of them that has to be answered within the measurement: the last ones may still be on their way. */
const TAKEN = 0.95

/** How often the two of a comparison take turns. */
const TURNS = 3

/** The cost of a hash in src/service/account/passwords.ts, on purpose written again. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many passwords a second the machine hashes and does nothing else, on as many threads as it has cores. */
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

const middle = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** In turns, so that a temporary load of the machine affects both; the ratio is the median of the turns. */
const compare = async (ours: Request, bare: Request, least: number): Promise<boolean> => {
  const turns: Array<{ readonly ours: number; readonly bare: number }> = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { perSecond } = await measure(bare)
    turns.push({ bare: perSecond, ours: (await measure(ours)).perSecond })
  }
  const ratio = middle(turns.map((turn) => turn.ours / turn.bare))
  const isEnough = ratio >= least
  const rate = (of: 'ours' | 'bare') => middle(turns.map((turn) => turn[of])).toFixed(0)
  const both = `${rate('ours')} of ${rate('bare')}/s`
  console.log(
    `${ours.name.padEnd(28)}${both.padStart(24)}${ratio.toFixed(2).padStart(8)}  ${isEnough ? 'ok' : `BELOW ${least}`}`,
  )
  return isEnough
}

/**
 * The sandbox's calls beside a bare Fastify route with pg that checks the same token and reads the same rows, twenty
 * connections each, and log-in beside a bare route that only verifies the password (requirement RUN-01); `false` below a
 * limit.
 */
export const compareWithBare = (origin: string, token: string, databaseUrl: string): Promise<boolean> =>
  withRunning(bareServer(databaseUrl), async (bare) => {
    console.log('\nBeside bare Fastify with pg, log-in beside argon2id')
    const results: Array<boolean> = []
    for (const [path, ours, least] of [
      ['profile', { ...profile(origin, token), connections: 20 }, LEAST_OF_BARE],
      ['policies', { ...policies(origin, token), connections: 20 }, LEAST_OF_BARE],
      ['log-in', logIn(origin, busyEmail), LEAST_OF_HASHING],
    ] as const)
      results.push(await compare(ours, { ...ours, url: `${bare.origin}/${path}` }, least))
    console.log(`argon2id alone, without a server: ${(await hashesPerSecond()).toFixed(0)}/s`)
    const rate = LOG_INS_PER_CORE * availableParallelism()
    const [beside, logIns] = await Promise.all([
      measure({ ...profile(origin, token), rate: 200 }),
      measure({ ...logIn(origin, busyEmail), rate }),
    ])
    const isQuick = beside.p99 < LONGEST_WAIT_MS
    const areTaken = logIns.perSecond >= TAKEN * rate
    console.log(
      `GET profile beside ${logIns.perSecond.toFixed(0)} of ${rate} log-ins a second: p99 ${beside.p99.toFixed(0)} ms  ` +
        `${isQuick ? 'ok' : 'ABOVE 250 ms'}${areTaken ? '' : ', TOO FEW LOG-INS'}`,
    )
    return results.every(Boolean) && isQuick && areTaken
  })
