/**
 * `npm run bench`: benchmarks of this machine, in parts that can be run alone (`npm run bench -- api`). Api: the
 * throughput on PostgreSQL with a million policies, also relative to bare Fastify routes in the same run, and the cost of
 * a customer's list there. Table: a hundred rows, sorted and paged in a browser on a slow processor. Photo: twelve
 * megapixels, shrunk and sent from there. Presses: an empty submit and a key in eight forms there. Memory: the heap over
 * two hundred navigations. Pages: when the public pages are painted and interactive on a slow network, and Lighthouse's
 * scores. Exits with 1 if something exceeds its limit or a page misses its score.
 */
import { benchApi } from '../test/bench/api'
import { demoEmail, logInAs } from '../test/bench/calls'
import { measureMemory } from '../test/bench/memory'
import { benchPages } from '../test/bench/pages'
import { measurePhoto } from '../test/bench/photo'
import { measurePresses } from '../test/bench/presses'
import { machine, printMemory, printPhoto, printPresses, printTable } from '../test/bench/print'
import { folderOfRun, sandbox, stopAll, withRunning } from '../test/bench/running'
import { measureTable } from '../test/bench/table'
import { isUpToDate } from './build/fingerprint'
import { freePort, runNode, withTsx } from './process'

const table = async (): Promise<boolean> => {
  const widgetPort = String(await freePort())
  const measured = await withRunning(sandbox('table', { WIDGET_PORT: widgetPort }), async ({ origin }) =>
    measureTable({
      origin,
      widgetOrigin: `http://127.0.0.1:${widgetPort}`,
      token: await logInAs(origin, demoEmail),
    }),
  )
  return printTable(measured)
}

const photo = async (): Promise<boolean> => {
  const measured = await withRunning(sandbox('photo'), async ({ origin }) =>
    measurePhoto({ origin, token: await logInAs(origin, demoEmail), file: `${folderOfRun('photo')}.jpg` }),
  )
  return printPhoto(measured)
}

const presses = async (): Promise<boolean> =>
  withRunning(sandbox('presses'), async ({ origin }) =>
    printPresses(await measurePresses(origin, await logInAs(origin, demoEmail))),
  )

const memory = async (): Promise<boolean> =>
  withRunning(sandbox('memory', { REQUESTS_PER_MINUTE: '100000' }), async ({ origin }) =>
    printMemory(await measureMemory(origin, await logInAs(origin, demoEmail))),
  )

const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  api: benchApi,
  table,
  photo,
  presses,
  memory,
  pages: benchPages,
}

const bench = async (names: ReadonlyArray<string>): Promise<boolean> => {
  console.log(machine())
  const passed: Array<boolean> = []
  for (const name of names) passed.push((await parts[name]?.()) ?? false)
  return passed.every(Boolean)
}

const requested = process.argv.slice(2)
const chosen = requested.length > 0 ? requested : Object.keys(parts)
const unknown = requested.filter((name) => !(name in parts))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)))

/** Pages are measured with the compression of a release build, as customers load them. */
const build = async (): Promise<number> => {
  const release = chosen.includes('pages')
  if (isUpToDate({ release })) return 0
  return (await runNode(withTsx('.ci/build.ts', ...(release ? ['--release'] : [])), { output: 'show' })).code
}

try {
  if (unknown.length > 0)
    throw new Error(`no such part: ${unknown.join(', ')}; one of ${Object.keys(parts).join(', ')}`)
  const built = await build()
  if (built !== 0) process.exitCode = built
  else if (!(await bench(chosen))) process.exitCode = 1
} finally {
  await stopAll()
}
