/**
 * `npm run mutation -- contract machines/kyc`: Stryker changes the code of each of these layers or folders of a layer, of
 * every layer without a name, and counts the changes that the tests of mutation/layers.ts notice. What was tried before is
 * not tried again while its code and its tests are the same. Options are passed on: `--concurrency 1`, and `--force`,
 * which tries everything again.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationOf, foldersOf, isLayer, reportOf, layers, type LayerName } from './mutation/layers'
import { inRoot } from './paths'
import { runNode } from './process'
import { ensureTool } from './tools'

type Mutant = {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number } }
}
type Report = { readonly files: Readonly<Record<string, { readonly mutants: ReadonlyArray<Mutant> }>> }

const stryker = join(await ensureTool('stryker'), 'node_modules', '@stryker-mutator')

const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('-'))
const wanted = firstOption === -1 ? args : args.slice(0, firstOption)
const options = firstOption === -1 ? [] : args.slice(firstOption)

/** Whether a folder of `src`, or one above it, was named. */
const isWanted = (folder: string): boolean =>
  wanted.length === 0 || wanted.some((name) => `${folder}/`.startsWith(`src/${name}/`))

/** Prints what was not noticed, and counts. A change with which no test can start is not counted, as Stryker does it. */
const figuresOf = (name: LayerName) => {
  const { files } = JSON.parse(readFileSync(inRoot(reportOf(name)), 'utf8')) as Report
  const mutants = Object.entries(files).flatMap(([file, found]) => found.mutants.map((mutant) => ({ ...mutant, file })))
  const having = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status))
  const missed = having('Survived', 'NoCoverage')
  for (const { file, location, mutatorName, replacement, status } of missed)
    console.log(`${file}:${location.start.line} ${mutatorName}: ${replacement?.replace(/\s+/g, ' ') ?? ''} (${status})`)
  const noticed = having('Killed', 'Timeout').length
  const all = noticed + missed.length
  return { mutants: all, noticed, '%': all === 0 ? 100 : Math.floor((1000 * noticed) / all) / 10 }
}

/**
 * Takes what was not noticed out of the results that are kept. Stryker does not see that a new test may notice a change
 * that it makes while a module is loaded.
 */
const forgetMissed = (kept: string) => {
  if (!existsSync(kept)) return
  const report = JSON.parse(readFileSync(kept, 'utf8')) as Report
  const files = Object.entries(report.files).map(([file, found]) => {
    const mutants = found.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
    return [file, { ...found, mutants }] as const
  })
  writeFileSync(kept, JSON.stringify({ ...report, files: Object.fromEntries(files) }))
}

/** One folder after the other, so that an interrupted run loses the folder that it was in, and no more. */
const tryLayer = async (name: LayerName) => {
  const started = performance.now()
  const folder = inRoot('.cache', 'mutation')
  mkdirSync(folder, { recursive: true })
  rmSync(inRoot(reportOf(name)), { force: true })
  if ('whileLoading' in layers[name]) forgetMissed(join(folder, `${name}.json`))
  for (const [of, files] of foldersOf(name)) {
    if (!isWanted(of)) continue
    console.log(of)
    const configuration = join(folder, `${name}.stryker.json`)
    writeFileSync(configuration, JSON.stringify(configurationOf(name, files)))
    const { code } = await runNode([join(stryker, 'core', 'bin', 'stryker.js'), 'run', configuration, ...options], {
      env: { STRYKER_ENVIRONMENTS: join(stryker, 'jest-runner', 'dist', 'src', 'jest-plugins') },
      output: 'show',
    })
    if (code !== 0) throw new Error(`${of}: Stryker ended with ${code}`)
  }
  const figures = figuresOf(name)
  if (figures['%'] < layers[name].least) {
    console.log(`${name}: less than ${layers[name].least} % noticed`)
    process.exitCode = 1
  }
  return { layer: name, ...figures, seconds: Math.round((performance.now() - started) / 1000) }
}

const chosen = Object.keys(layers)
  .filter(isLayer)
  .filter((name) => [...foldersOf(name).keys()].some(isWanted))
const tried = []
for (const name of chosen) tried.push(await tryLayer(name))
if (tried.length === 0)
  throw new Error(`no such layer: ${wanted.join(', ')}; there are ${Object.keys(layers).join(', ')}`)
console.table(tried)
