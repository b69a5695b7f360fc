import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../paths'
import { chooseFaults, type Source } from './choose'
import { syncCopy, tidyWhenEnded, writeInCopy } from './copy'
import { edited, type Fault, type Kind } from './edit'
import { explainedFaults } from './explained'
import { filesBelow } from './sources'

/** A part of the sources, with its faults and its tests. */
export type Layer = {
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly sources: () => readonly Source[]
  /** How many faults are put in, and which part of them the tests have to notice. */
  readonly count: number
  readonly share: number
  /** The contents of the tests: a fault that has survived is tried again after they have changed. */
  readonly tests: (file: string) => string
  /** All tests of the layer, without a fault: what fails. */
  readonly begin: () => Promise<string | undefined>
  /** Runs the tests in the copy: what noticed the fault that is in this file. */
  readonly noticedBy: (file: string) => Promise<string | undefined>
}

type Result = { readonly by: string | null; readonly tests: string; readonly seconds: number }

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20)

const readResults = (path: string): Record<string, Result> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Result>
  } catch {
    return {}
  }
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10

/** The name of a fault as it is printed and explained. */
const describe = ({ kind, file, line, edit }: Fault): string => `${kind} ${file}:${String(line)} ${edit.what}`

/** The same without the line, which moves. */
const explanationOf = ({ kind, file, edit }: Fault): string | undefined =>
  explainedFaults[`${kind} ${file} ${edit.what}`]

const optionIn = (options: readonly string[], name: string, fallback: number): number => {
  const place = options.indexOf(`--${name}`)
  const value = place === -1 ? fallback : Number(options[place + 1])
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number`)
  return value
}

const printTable = (kinds: readonly Kind[], tried: ReadonlyMap<Fault, boolean>): void => {
  const rows = kinds.map(({ name }) => {
    const of = [...tried].filter(([fault]) => fault.kind === name)
    return { kind: name, faults: of.length, noticed: of.filter(([, noticed]) => noticed).length }
  })
  console.table(rows.filter(({ faults }) => faults > 0))
}

/** Nothing can be said of a fault while a test fails without one: tried once for each state of the project. */
const beginOnce = async (layer: Layer, results: Record<string, Result>): Promise<void> => {
  const key = digest(layer.name, ...filesBelow('src', 'test', 'package.json').map(({ text }) => text))
  if (results[key] !== undefined) return
  const started = performance.now()
  const failed = await layer.begin()
  if (failed !== undefined) throw new Error(`a test fails without a fault: ${failed}`)
  results[key] = { by: null, tests: '', seconds: seconds(started) }
}

/**
 * Puts the faults of a layer in, one at a time. Results are kept in `.cache/mutants`, by the file's content and the edit, so
 * that a run that was stopped continues.
 */
export const tryFaults = async (layer: Layer, options: readonly string[]): Promise<void> => {
  const seed = optionIn(options, 'seed', 1)
  const count = optionIn(options, 'faults', layer.count)
  const sources = layer.sources()
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const faults = chooseFaults(layer.kinds, sources, { seed, count })
  console.log(`${String(faults.length)} faults by seed ${String(seed)}`)
  const path = inRoot('.cache', 'mutants', `${layer.name}.json`)
  mkdirSync(dirname(path), { recursive: true })
  const results = readResults(path)
  syncCopy()
  tidyWhenEnded()

  const tried = new Map<Fault, boolean>()
  let hasBegun = false
  for (const fault of faults) {
    const text = texts.get(fault.file) ?? ''
    const { start, end, text: instead } = fault.edit
    const key = digest(fault.file, text, String(start), String(end), instead)
    const tests = digest(layer.tests(fault.file))
    const known = results[key]
    if (known === undefined || (known.by === null && known.tests !== tests)) {
      if (!hasBegun) await beginOnce(layer, results)
      hasBegun = true
      const started = performance.now()
      writeInCopy(fault.file, edited(text, fault.edit))
      const by = (await layer.noticedBy(fault.file)) ?? null
      writeInCopy(fault.file, text)
      results[key] = { by, tests, seconds: seconds(started) }
      writeFileSync(path, JSON.stringify(results, null, 1))
      console.log(
        `${String(tried.size + 1)}. ${describe(fault)}: ${by ?? 'not noticed'} (${String(results[key].seconds)} s)`,
      )
    }
    tried.set(fault, typeof results[key]?.by === 'string')
  }

  console.log('')
  for (const [fault, noticed] of tried) {
    const reason = explanationOf(fault)
    if (!noticed) console.log(`survived: ${describe(fault)}${reason === undefined ? '' : ` (${reason})`}`)
  }
  printTable(layer.kinds, tried)
  const noticed = [...tried.values()].filter(Boolean).length
  const wanted = Math.ceil(faults.length * layer.share)
  console.log(`${String(noticed)} of ${String(faults.length)} noticed, at least ${String(wanted)} are wanted`)
  if (noticed < wanted) process.exitCode = 1
}
