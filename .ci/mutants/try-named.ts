import { readFileSync, rmSync } from 'node:fs'
import { findPostgres } from '../../test/bench/postgres'
import { prepareFolder } from '../../test/support/prepared-folder'
import { whyOtherChromium, whyWithoutRoboto } from '../gallery/same-machine'
import { inCopy, syncCopy, tidyWhenEnded, writeInCopy } from './copy'
import { jestInCopy, ranInCopy, type Ran } from './jest'
import { buildCopy, journeysInCopy, picturesInCopy } from './journeys'
import { namedFaults } from './named'
import { needsPostgres, withFault, type NamedFault, type Proof } from './named-fault'

type JestProof = Extract<Proof, { readonly by: 'jest' }>

const textOf = (file: string): string => readFileSync(inCopy(file), 'utf8')

/** A pattern that finds the text. */
const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What cannot be put in any more, of the whole list. */
const outdated = (): readonly string[] =>
  namedFaults.flatMap((fault) => {
    try {
      withFault(textOf(fault.file), fault)
      return []
    } catch (error) {
      return [messageOf(error)]
    }
  })

const chosenBy = (options: readonly string[]): readonly NamedFault[] =>
  namedFaults.filter(({ name }) => options.length === 0 || options.some((option) => name.includes(option)))

/** One that was started without a fault, for all tests: a first start takes longer than most of them. */
const shareFirstStart = async (): Promise<void> => {
  const { dataDir } = await prepareFolder()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

/** The settings of a test: on PGlite, from the sources, unless it is one of PostgreSQL. */
const settingsOf = (proof: Proof, postgres: string): NodeJS.ProcessEnv => ({
  SANDBOX_ENTRY: '',
  TEST_DATABASE_URL: needsPostgres(proof) ? postgres : '',
})

const argumentsOf = (proofs: readonly Proof[]): readonly string[] => [
  '--runTestsByPath',
  ...new Set(proofs.map(({ file }) => file)),
  '-t',
  proofs.map(({ title }) => literally(title)).join('|'),
]

/** What has failed in a browser. */
const inBrowser = ({ by, file, title }: Proof): Promise<string | undefined> =>
  (by === 'picture' ? picturesInCopy : journeysInCopy)([file, '-g', literally(title)])

/** What has failed of the test; nothing if it passed. */
const failureOf = (proof: Proof, postgres: string): Promise<string | undefined> =>
  proof.by === 'jest'
    ? jestInCopy([proof.project], argumentsOf([proof]), settingsOf(proof, postgres))
    : inBrowser(proof)

const hasPassed = (ran: readonly Ran[], { file, title }: Proof): boolean => {
  const own = ran.filter((test) => test.file.endsWith(`/${file}`) && test.title.includes(title))
  return own.length > 0 && own.every(({ passed }) => passed)
}

/** Those of jest that do not pass without a fault: each project runs once, and what has failed once more by itself. */
const failingOfJest = async (proofs: readonly JestProof[], postgres: string): Promise<readonly Proof[]> => {
  const failing: Proof[] = []
  const groupOf = (proof: JestProof) => `${proof.project} ${String(needsPostgres(proof))}`
  const run = (some: readonly JestProof[]) =>
    ranInCopy(['--selectProjects', ...some.slice(0, 1).map(({ project }) => project), ...argumentsOf(some)], {
      ...some.map((proof) => settingsOf(proof, postgres))[0],
    })
  for (const group of new Set(proofs.map(groupOf))) {
    const own = proofs.filter((proof) => groupOf(proof) === group)
    const ran = await run(own)
    for (const proof of own) if (!hasPassed(ran, proof) && !hasPassed(await run([proof]), proof)) failing.push(proof)
  }
  return failing
}

/** The tests that do not pass without a fault: what such a test says of one proves nothing. */
const failingWithout = async (proofs: readonly Proof[], postgres: string): Promise<readonly Proof[]> => {
  const failing = [...(await failingOfJest(proofs.filter(({ by }) => by === 'jest') as readonly JestProof[], postgres))]
  const ofBrowser = proofs.filter(({ by }) => by !== 'jest')
  if (ofBrowser.length === 0) return failing
  const notBuilt = await buildCopy()
  if (notBuilt !== undefined) throw new Error(`the copy cannot be built: ${notBuilt}`)
  for (const proof of ofBrowser) if ((await inBrowser(proof)) !== undefined) failing.push(proof)
  return failing
}

/** Whether the test notices the fault, and what it says. A browser needs a build with it. */
const tryOne = async ({ proof }: NamedFault, postgres: string): Promise<readonly [noticed: boolean, said: string]> => {
  const notBuilt = proof.by === 'jest' ? undefined : await buildCopy()
  if (notBuilt !== undefined) return [false, `it cannot be built: ${notBuilt}`]
  const failure = await failureOf(proof, postgres)
  if (failure === undefined) return [false, `passed: ${proof.file}, ${proof.title}`]
  // A file that cannot be read, or a server that does not start, is not what the test is about.
  return [failure.includes(proof.title), failure]
}

const seconds = (since: number): string => `${String(Math.round((performance.now() - since) / 1_000))} s`

const tryAll = async (faults: readonly NamedFault[], postgres: string): Promise<number> => {
  const proofs = [...new Map(faults.map(({ proof }) => [`${proof.file} ${proof.title}`, proof])).values()]
  if (proofs.some((proof) => proof.by === 'jest' && proof.project === 'contract')) await shareFirstStart()
  const started = performance.now()
  const failing = await failingWithout(proofs, postgres)
  for (const { file, title } of failing) console.log(`fails without a fault: ${file}, ${title}`)
  if (failing.length > 0) return 0
  console.log(`${String(proofs.length)} tests pass without a fault (${seconds(started)})`)
  let noticed = 0
  for (const fault of faults) {
    const from = performance.now()
    const text = textOf(fault.file)
    writeInCopy(fault.file, withFault(text, fault))
    const [isNoticed, said] = await tryOne(fault, postgres)
    writeInCopy(fault.file, text)
    if (isNoticed) noticed += 1
    console.log(`${isNoticed ? 'noticed' : 'NOT NOTICED'} ${fault.name}: ${said} (${seconds(from)})`)
  }
  return noticed
}

/**
 * `npm run mutants -- faults`: puts each named fault in, and runs the test that has to notice it. Words limit it to the
 * faults whose name contains one of them.
 */
export const tryNamed = async (options: readonly string[]): Promise<void> => {
  syncCopy()
  tidyWhenEnded()
  const complaints = outdated()
  for (const complaint of complaints) console.log(complaint)
  const wanted = chosenBy(options)
  if (wanted.length === 0) throw new Error(`no named fault has this in its name: ${options.join(', ')}`)
  const server = wanted.some(({ proof }) => needsPostgres(proof)) ? await findPostgres() : undefined
  const otherPictures = whyWithoutRoboto() ?? whyOtherChromium()
  const whyNot = ({ proof }: NamedFault): string | undefined => {
    if (proof.by === 'picture') return otherPictures
    return needsPostgres(proof) && server === undefined ? 'PostgreSQL' : undefined
  }
  const faults = wanted.filter((fault) => whyNot(fault) === undefined)
  for (const fault of wanted.filter((one) => !faults.includes(one)))
    console.log(`not tried, without ${whyNot(fault) ?? ''}: ${fault.name}`)
  try {
    const noticed = complaints.length > 0 ? 0 : await tryAll(faults, server?.url ?? '')
    console.log(`${String(noticed)} of ${String(faults.length)} named faults noticed`)
    if (noticed < faults.length || complaints.length > 0) process.exitCode = 1
  } finally {
    await server?.stop()
  }
}
