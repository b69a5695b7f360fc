import { stores, type Store } from '../support/backends'
import { completeKyc, newCustomer } from '../support/customer-builder'
import { printFigure } from '../support/figures'
import { ownerOfEverything } from '../support/generated/good-requests'
import { listReader, lists, listsAndRecords, type ListReader } from '../support/list-reader'
import type { SandboxProcess } from '../support/sandbox-process'
import { untilKilled } from '../support/until-killed'
import { newWriters, type Writer } from '../support/writers'

const ROUNDS = 30

/** How many writes and reads of a round are answered before the kill: from five, when hardly anything is warm, to 240. */
const piecesOf = (round: number): number => 5 + ((round * 37) % 236)

/** After these rounds the process that takes over is killed too, in the middle of its start. */
const isKilledTwice = (round: number): boolean => round % 5 === 0

const env = { REQUESTS_PER_MINUTE: '1000000' }

jest.setTimeout(1_200_000)

const complaintsAbout = async (writers: readonly Writer[], sandbox: SandboxProcess): Promise<readonly string[]> =>
  (await Promise.all(writers.map(({ complaints }) => complaints(sandbox)))).flat()

/** The sums of the counts by kind, as one line. */
const totals = (writers: readonly Writer[]): string =>
  [...new Set(writers.map(({ kind }) => kind))]
    .map((kind) => {
      const counts = writers.filter((writer) => writer.kind === kind).map((writer) => writer.counts())
      const sum = (of: (counts: ReturnType<Writer['counts']>) => number) =>
        counts.reduce((all, each) => all + of(each), 0)
      return `${sum(({ answered }) => answered)} ${kind} (${sum(({ unanswered }) => unanswered)} without an answer)`
    })
    .join(', ')

describe.each(stores)(`${ROUNDS} rounds of SIGKILL under load on %s`, (name, open) => {
  let store: Store
  let sandbox: SandboxProcess | undefined
  let readers: readonly ListReader[] = []
  const failed: string[] = []
  const complaints: string[] = []
  const unexpected: string[] = []

  beforeAll(async () => {
    store = await open()
    let running = (sandbox = await store.start(env))
    const owner = await ownerOfEverything(running.origin, running.widgetOrigin)
    await completeKyc(owner)
    const newcomer = await newCustomer(running.origin)
    readers = [listReader(owner.client.token, listsAndRecords), listReader(newcomer.client.token, lists)]
    const readAll = () => Promise.all(readers.map((reader) => reader.readAll(running.origin)))
    const all: Writer[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { origin } = running
      const writers = await newWriters(running)
      all.push(...writers)
      const writing = writers.map(({ write }) => write)
      const reading = readers.map((reader) => () => reader.readNext(origin))
      failed.push(...(await untilKilled(running, piecesOf(round), [...writing, ...reading, ...reading])))
      unexpected.push(
        ...running
          .output()
          .split('\n')
          .filter((line) => line.includes('unexpected failure')),
      )
      if (isKilledTwice(round)) await store.killWhileStarting(running.readyAfter / 2)
      running = sandbox = await store.start(env)
      await readAll()
      complaints.push(...(await complaintsAbout(writers, running)))
      await readAll()
    }
    // Nothing that was there after one kill is lost by a later one.
    complaints.push(...(await complaintsAbout(all, running)))
    const reads = readers.reduce((sum, { count }) => sum + count(), 0)
    printFigure(`${ROUNDS} kills on ${name}`, `answered ${totals(all)}; ${reads} lists and records read`)
  })
  afterAll(async () => {
    await sandbox?.kill()
    await store.remove()
  })

  test('every request was answered with success until the kill', () => {
    expect({ failed, unexpected }).toEqual({ failed: [], unexpected: [] })
  })
  test('nothing that was answered with success is lost, and nothing is done twice', () => {
    expect(complaints).toEqual([])
  })
  test('every list and record was answered with a result, under load, until the kill and right after each start', () => {
    expect(readers.flatMap(({ wrong }) => wrong)).toEqual([])
  })
})
