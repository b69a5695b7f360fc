import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { bin } from '../../.ci/paths'
import { runNode } from '../../.ci/process'

/** One kind of request to measure. */
export type Request = {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** With a body the request is a POST. */
  readonly body?: unknown
  /** The number of connections; ten by default. */
  readonly connections?: number
  /** The most requests a second; as many as are answered by default. */
  readonly rate?: number
}

/** Times are milliseconds. */
export type Measured = {
  readonly name: string
  readonly perSecond: number
  readonly median: number
  readonly p99: number
}

export const CONNECTIONS = 10
export const SECONDS = 5

/** The used part of autocannon's output. */
const Report = t.type({
  requests: t.type({ average: t.number }),
  latency: t.type({ p50: t.number, p99: t.number }),
  '2xx': t.number,
  non2xx: t.number,
  errors: t.number,
})

/**
 * Sends a request repeatedly for five seconds over its connections, from a separate process, after a warm-up of one
 * second. Rejects if a response is no success, since fast failures must not count.
 */
export const measure = async ({
  name,
  url,
  headers = {},
  body,
  connections = CONNECTIONS,
  rate,
}: Request): Promise<Measured> => {
  const { output, code } = await runNode([
    bin('autocannon', 'autocannon.js'),
    ...['--json', '--connections', String(connections), '--duration', String(SECONDS)],
    ...['--warmup', '[', '-c', String(connections), '-d', '1', ']'],
    ...(rate === undefined ? [] : ['--overallRate', String(rate)]),
    ...Object.entries(headers).flatMap(([header, value]) => ['--headers', `${header}=${value}`]),
    ...(body === undefined ? [] : ['--method', 'POST', '--body', JSON.stringify(body)]),
    url,
  ])
  const last = output
    .trim()
    .split('\n')
    .findLast((line) => line.startsWith('{'))
  const report = Report.decode(last === undefined ? undefined : JSON.parse(last))
  if (code !== 0 || isLeft(report)) throw new Error(`autocannon gave no result for ${name}:\n${output}`)
  const { requests, latency, non2xx, errors, '2xx': fine } = report.right
  if (non2xx > 0 || errors > 0 || fine === 0)
    throw new Error(`${name}: ${String(fine)} answers were fine, ${String(non2xx)} were not, ${String(errors)} failed`)
  return { name, perSecond: requests.average, median: latency.p50, p99: latency.p99 }
}

/** Sequentially, because concurrent measurements would affect each other. */
export const measureAll = async (requests: ReadonlyArray<Request>): Promise<ReadonlyArray<Measured>> => {
  const results: Array<Measured> = []
  for (const request of requests) results.push(await measure(request))
  return results
}
