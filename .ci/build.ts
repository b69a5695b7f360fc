/** `npm run build`: builds the portal and the sandbox into dist/, unless nothing that a build reads has changed. */
import { rmSync, writeFileSync } from 'node:fs'
import webpack, { type MultiStats } from 'webpack'
import config from '../webpack.config'
import { budget, budgetTable, chunkFiles, gzipSize, isKept, weigh, type Weighed } from './budget'
import { fingerprint, isUpToDate, recordBuild } from './build/fingerprint'
import { inspectorTraces } from './build/no-inspector'
import { inRoot, portalDir, sizesFile } from './paths'

const compile = async (): Promise<MultiStats> => {
  const compiler = webpack(await config(undefined, { mode: 'production' }))
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error)
        else if (stats === undefined) reject(new Error('webpack gave no result'))
        else resolve(stats)
      })
    })
  })
}

const weighPortal = (stats: MultiStats): ReadonlyArray<Weighed> => {
  const portal = stats.stats.find(({ compilation }) => compilation.name === 'portal')
  const files = chunkFiles(
    portal?.toJson({ all: false, entrypoints: true, chunkGroups: true, chunkGroupAuxiliary: false }) ?? {},
  )
  return budget.map((row) => weigh(row, files, gzipSize(portalDir)))
}

const build = async (): Promise<number> => {
  if (isUpToDate()) {
    console.log('dist is up to date')
    return 0
  }
  const started = performance.now()
  const print = fingerprint()
  rmSync(inRoot('dist', '.fingerprint'), { force: true })
  const stats = await compile()
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
  }
  if (stats.hasErrors()) return 1
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
  recordBuild(print)
  return 0
}

process.exitCode = await build()
