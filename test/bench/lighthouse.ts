import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type BrowserContext } from '@playwright/test'
import { isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { ensureBrowser } from '../../.ci/browser'
import { freePort } from '../../.ci/process'
import { ensureTool } from '../../.ci/tools'

/** The used part of Lighthouse's report; neither the tool nor its types are packages of the project. */
const Report = t.type(
  {
    lhr: t.intersection([
      t.type({
        categories: t.record(t.string, t.type({ score: t.union([t.number, t.null]) })),
        audits: t.record(t.string, t.partial({ numericValue: t.number })),
      }),
      t.partial({ runtimeError: t.type({ message: t.string }) }),
    ]),
  },
  'report of Lighthouse',
)

/** Lighthouse's results for a page, the median of several runs. Scores are 0 to 100, times are milliseconds. */
export type Judged = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly interactive: number
  readonly blocking: number
  readonly shift: number
}

export const RUNS = 5

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const lighthouse = async (): Promise<(url: string, options: object) => Promise<unknown>> => {
  const { resolve } = createRequire(join(await ensureTool('lighthouse'), 'package.json'))
  const loaded: unknown = await import(pathToFileURL(resolve('lighthouse')).href)
  const judge: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'default') : undefined
  if (typeof judge !== 'function') throw new Error('the package lighthouse has no function to judge a page with')
  return async (url, options) => {
    const report: unknown = await Reflect.apply(judge, undefined, [url, options])
    return report
  }
}

const judgeOnce = async (url: string, port: number): Promise<Judged> => {
  const options = {
    port,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  }
  const judgeNow = async () => Report.decode(await (await lighthouse())(url, options))
  const first = await judgeNow()
  // Now and then a trace has no navigation; Lighthouse asks to be run again.
  const report = isRight(first) && first.right.lhr.runtimeError ? await judgeNow() : first
  if (isLeft(report)) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits, runtimeError } = report.right.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    interactive: number('interactive'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  }
}

/** Opens an address once in a new profile, as the customer of the token, so that Lighthouse finds the log-in there. */
const withLogIn = async (context: BrowserContext, origin: string, token: string) => {
  const page = await context.newPage()
  await page.goto(`${origin}/terms`)
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
  }, token)
  await page.close()
}

/** Measures a page as a phone on a slow network (simulated throttling, Lighthouse's default), in sequential runs. */
export const judge = async (url: string, token?: string): Promise<Judged> => {
  const port = await freePort()
  const context = await chromium.launchPersistentContext('', {
    executablePath: await ensureBrowser(),
    args: [`--remote-debugging-port=${String(port)}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    if (token !== undefined) await withLogIn(context, new URL(url).origin, token)
    const runs: Array<Judged> = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await judgeOnce(url, port))
    const of = (key: keyof Judged) => median(runs.map((judged) => judged[key]))
    return {
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('bestPractices'),
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      interactive: of('interactive'),
      blocking: of('blocking'),
      shift: of('shift'),
    }
  } finally {
    await context.close()
  }
}
