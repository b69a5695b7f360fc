/**
 * `npm run build`: builds the portal and the sandbox into dist/, unless nothing that a build reads has changed.
 * `npm run build -- --release` compresses as well as it can what customers load.
 */
import { rmSync, writeFileSync } from 'node:fs'
import type { Stats } from 'webpack'
import { portal } from '../webpack.config'
import { budget, budgetTable, chunkFiles, gzipSize, isKept, weigh, type Weighed } from './budget'
import { compile } from './build/compile'
import { fingerprint, isUpToDate, recordBuild } from './build/fingerprint'
import { inspectorTraces } from './build/no-inspector'
import { startBeside } from './build/start-beside'
import { inRoot, portalDir, sizesFile } from './paths'

const asked = process.argv.slice(2)
const release = asked.includes('--release')

const weighPortal = (stats: Stats): ReadonlyArray<Weighed> => {
  const files = chunkFiles(
    stats.toJson({ all: false, entrypoints: true, chunkGroups: true, chunkGroupAuxiliary: false }),
  )
  return budget.map((row) => weigh(row, files, gzipSize(portalDir)))
}

const build = async (): Promise<number> => {
  const unknown = asked.filter((argument) => argument !== '--release')
  if (unknown.length > 0) {
    console.error(`${unknown.join(' ')} is not known: npm run build, or npm run build -- --release`)
    return 1
  }
  if (isUpToDate({ release })) {
    console.log('dist is up to date')
    return 0
  }
  const started = performance.now()
  const print = fingerprint()
  rmSync(inRoot('dist', '.fingerprint'), { force: true })
  const beside = startBeside()
  const configuration = portal({ mode: 'production', release, prerendered: () => beside.prerendered })
  const stats = await compile(configuration).catch((error: unknown) => {
    beside.stop()
    throw error
  })
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
  }
  const besideDone = await beside.done
  if (stats.hasErrors() || !besideDone) return 1
  const traces = inspectorTraces(portalDir)
  if (traces.length > 0) {
    console.error(['The portal would be delivered with the inspector:', ...traces].join('\n'))
    return 1
  }
  const weights = weighPortal(stats)
  const table = budgetTable(weights)
  writeFileSync(sizesFile, `${table}\n`)
  console.log(table)
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!weights.every(isKept)) {
    console.error('A screen is over its budget in .ci/budget.ts.')
    return 1
  }
  recordBuild(print, { release })
  return 0
}

process.exitCode = await build()
