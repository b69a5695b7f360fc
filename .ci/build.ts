/**
 * `npm run build`: builds the portal and the sandbox into dist/, unless none of the build's inputs has changed.
 * `npm run build -- --release` compresses the portal's files with the best quality.
 */
import type { Stats } from 'webpack'
import { portal } from '../webpack.config'
import { budget, budgetTable, chunkFiles, gzipSize, isWithinBudget, weigh, type Weighed } from './budget'
import { newerInScripts } from './browsers/check'
import { compile } from './build/compile'
import { fingerprint, forgetBuild, isUpToDate, recordBuild } from './build/fingerprint'
import { filesOfScreens, kycRulesIn, screensWithoutForms } from './build/kyc-rules'
import { inspectorTraces } from './build/no-inspector'
import { startSecondProcess } from './build/start-second-process'
import { portalDir } from './paths'

const options = process.argv.slice(2)
const release = options.includes('--release')

const weighPortal = (stats: Stats): ReadonlyArray<Weighed> => {
  const files = chunkFiles(
    stats.toJson({ all: false, entrypoints: true, chunkGroups: true, chunkGroupAuxiliary: false }),
  )
  return budget.map((row) => weigh(row, files, gzipSize(portalDir)))
}

const build = async (): Promise<number> => {
  const unknown = options.filter((argument) => argument !== '--release')
  if (unknown.length > 0) {
    console.error(`${unknown.join(' ')} is not known: npm run build, or npm run build -- --release`)
    return 1
  }
  if (isUpToDate({ release })) {
    console.log('dist is up to date')
    return 0
  }
  console.log('building dist')
  const started = performance.now()
  const print = fingerprint()
  forgetBuild()
  const second = startSecondProcess()
  const configuration = portal({ mode: 'production', release, prerendered: () => second.prerendered })
  const stats = await compile(configuration).catch((error: unknown) => {
    second.stop()
    throw error
  })
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
  }
  const secondSucceeded = await second.done
  if (stats.hasErrors() || !secondSucceeded) return 1
  const traces = inspectorTraces(portalDir)
  if (traces.length > 0) {
    console.error(['The portal contains code of the inspector:', ...traces].join('\n'))
    return 1
  }
  const kycRules = kycRulesIn(filesOfScreens(stats, screensWithoutForms))
  if (kycRules.length > 0) {
    console.error(['A screen without forms of KYC loads their rules:', ...kycRules].join('\n'))
    return 1
  }
  const newer = newerInScripts()
  if (newer.length > 0) {
    console.error(['A browser of .browserslistrc lacks what these scripts use:', ...newer].join('\n'))
    return 1
  }
  const weights = weighPortal(stats)
  console.log(budgetTable(weights))
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!weights.every(isWithinBudget)) {
    console.error('A screen is over its budget in .ci/budget.ts.')
    return 1
  }
  recordBuild(print, { release })
  return 0
}

process.exitCode = await build()
