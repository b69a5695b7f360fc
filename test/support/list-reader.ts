import { isRight } from 'fp-ts/Either'
import type { Endpoint } from '../../src/contract/endpoint'
import { endpoints } from '../../src/contract/table'
import { rawClient, type RawClient } from './raw-client'

const reading = (Object.values(endpoints) as unknown as readonly Endpoint[]).filter(
  ({ method, writes, query }) => method === 'GET' && !writes && isRight(query.decode({})),
)

const pathsOf = (rows: readonly Endpoint[]): readonly string[] => rows.map(({ path }) => `/api${path}`)

/** Every call that reads and needs no parameter: all lists, and the records of the customer. */
export const listsAndRecords = pathsOf(reading)

/** Those that have a result for a customer who has saved nothing yet, too. */
export const lists = pathsOf(reading.filter(({ result }) => !result.is(undefined)))

/** Reads lists and keeps a book of the answers that are no envelope with success and a result. */
export type ListReader = {
  /** Reads the next one; in turn, so that each is read as often as the others. @throws Error without an answer */
  readonly readNext: (origin: string) => Promise<void>
  /** Reads every one at once. */
  readonly readAll: (origin: string) => Promise<void>
  readonly count: () => number
  readonly wrong: readonly string[]
}

/** A reader of these calls for the customer of a token. */
export const listReader = (token: string | undefined, paths: readonly string[]): ListReader => {
  const wrong: string[] = []
  let [turn, count] = [0, 0]
  const read = async (client: RawClient, path: string): Promise<void> => {
    const { status, success, result, text } = await client.get(path)
    count += 1
    if (status !== 200 || success !== true || typeof result !== 'object' || result === null)
      wrong.push(`${path}: ${status} ${text.slice(0, 300)}`)
  }
  return {
    readNext: (origin) => {
      turn += 1
      return read(rawClient(origin, token), paths[turn % paths.length] ?? '')
    },
    readAll: async (origin) => {
      const client = rawClient(origin, token)
      await Promise.all(paths.map((path) => read(client, path)))
    },
    count: () => count,
    wrong,
  }
}
