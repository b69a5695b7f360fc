import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { Agent, get } from 'node:http'
import { sortable } from '../../src/service/cover/policy/repository'

/** The list of one customer on one server. */
export type ListSource = { readonly origin: string; readonly token: string }

/** The lower quartile of the response times in milliseconds, on the first, the middle and the last page. */
export type Compared = {
  readonly name: string
  readonly pages: ReadonlyArray<{ readonly full: number; readonly alone: number }>
}

const REQUESTS = 40
const MAX_REPEATS = 2
const PAGE = 10
const FILTER = 'motor'

const Answer = t.type({
  result: t.type({ totalCount: t.number, items: t.array(t.type({ id: t.number, policyNo: t.string })) }),
})
type Answer = t.TypeOf<typeof Answer>['result']

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const ask = (url: string, token: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      const chunks: Array<Buffer> = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${url} answered ${String(response.statusCode)}: ${text}`))
      })
    }).on('error', reject)
  })

const listUrl = (origin: string, query: Readonly<Record<string, string>>): string =>
  `${origin}/api/services/app/Policy/GetAll?${new URLSearchParams(query).toString()}`

const read = async ({ origin, token }: ListSource, query: Readonly<Record<string, string>>): Promise<Answer> => {
  const answer = Answer.decode(JSON.parse(await ask(listUrl(origin, query), token)))
  if (isLeft(answer)) throw new Error(`no list at ${listUrl(origin, query)}`)
  return answer.right.result
}

/** The lower quartile, which is hardly affected by other programs. */
const lowerQuartile = (times: ReadonlyArray<number>): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? Number.NaN

const timed = async ({ origin, token }: ListSource, query: Readonly<Record<string, string>>): Promise<number> => {
  const started = performance.now()
  await ask(listUrl(origin, query), token)
  return performance.now() - started
}

/** Both tables have the same rows of this customer, so all pages of both lists must be equal. */
const mustBeTheSame = (one: Answer, other: Answer, what: string): void => {
  const seen = ({ totalCount, items }: Answer) => [totalCount, ...items.map(({ policyNo }) => policyNo)].join(' ')
  if (one.items.length === 0 || seen(one) !== seen(other))
    throw new Error(`${what}: the lists differ: ${seen(one)} and ${seen(other)}`)
}

type Page = Compared['pages'][number]

/** The slowdown of the list caused by the rows of others. */
export const ratio = ({ full, alone }: Page): number => full / alone

/** Requests alternate between the two, so that a temporary load of the machine affects both. */
const timedInTurns = async (
  full: ListSource,
  alone: ListSource,
  query: Readonly<Record<string, string>>,
): Promise<Page> => {
  const times: { full: Array<number>; alone: Array<number> } = { full: [], alone: [] }
  for (let count = 0; count < REQUESTS; count += 1) {
    times.full.push(await timed(full, query))
    times.alone.push(await timed(alone, query))
  }
  return { full: lowerQuartile(times.full), alone: lowerQuartile(times.alone) }
}

/** A page above the limit is measured again, at most twice, to exclude temporary load. */
const compare = async (
  full: ListSource,
  alone: ListSource,
  query: Readonly<Record<string, string>>,
  limit: number,
): Promise<Page> => {
  mustBeTheSame(await read(full, query), await read(alone, query), JSON.stringify(query))
  let page = await timedInTurns(full, alone, query)
  for (let again = 0; again < MAX_REPEATS && ratio(page) > limit; again += 1)
    page = await timedInTurns(full, alone, query)
  return page
}

/** One name of every sort column of the list, each ascending and descending. */
const sortings = (): ReadonlyArray<string> => {
  const seen = new Map(
    Object.entries(sortable)
      .map(([name, column]) => [column.name, name] as const)
      .reverse(),
  )
  return [...seen.values()].reverse().flatMap((name) => [`${name} ASC`, `${name} DESC`])
}

const firstMiddleLast = (total: number): ReadonlyArray<number> => {
  const pages = Math.ceil(total / PAGE)
  return [0, Math.floor(pages / 2), pages - 1].map((page) => page * PAGE)
}

/** The policy list on the first, the middle and the last page, with and without each sorting and a filter. */
export const compareLists = async (
  full: ListSource,
  alone: ListSource,
  limit: number,
): Promise<ReadonlyArray<Compared>> => {
  const results: Array<Compared> = []
  for (const filter of [{}, { Filter: FILTER }])
    for (const sorting of ['', ...sortings()]) {
      const query = { ...filter, ...(sorting === '' ? {} : { Sorting: sorting }) }
      const { totalCount } = await read(full, query)
      const pages: Array<Page> = []
      for (const skip of firstMiddleLast(totalCount))
        pages.push(
          await compare(full, alone, { ...query, SkipCount: String(skip), MaxResultCount: String(PAGE) }, limit),
        )
      const name = `${sorting === '' ? 'newest first' : sorting}${'Filter' in filter ? `, filter ${FILTER}` : ''}`
      results.push({ name, pages })
    }
  agent.destroy()
  return results
}
