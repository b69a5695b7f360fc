/** @jest-environment node */
import fc from 'fast-check'
import { right } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pagedQuery, readPage, wholeList } from '../../../src/adapters/http/paging'
import type { PagedQuery } from '../../../src/contract/query'

/** A server with so many rows that ends each page after as many as it says. */
const server = (total: number, most: (page: number) => number) => {
  const queries: PagedQuery[] = []
  const request = (query: PagedQuery) => {
    const { SkipCount: skip = 0, MaxResultCount: take = 1_000 } = query
    queries.push(query)
    const length = Math.max(0, Math.min(take, most(queries.length), total - skip))
    return TE.right({ totalCount: total, items: Array.from({ length }, (_, index) => ({ id: skip + index })) })
  }
  return { request, queries }
}

const idOf = ({ id }: { readonly id: string | number }) => Number(id)
const from = (skip: number, length: number) => Array.from({ length }, (_, index) => skip + index)

test('[RUN-16: pages] a page that ends early is gone on with, by the number of rows that came', () =>
  fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.nat(40),
      fc.integer({ min: 1, max: 30 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (total, skip, take, mosts) => {
        const { request, queries } = server(total, (page) => mosts[page % mosts.length] ?? 1)
        const read = await readPage(request, pagedQuery({ skip, take, search: 'car' }), idOf)()
        const length = Math.max(0, Math.min(take, total - skip))
        expect(read).toEqual(right({ rows: from(skip, length), total }))
        expect(queries[0]).toEqual(pagedQuery({ skip, take, search: 'car' }))
        expect(queries.every(({ Filter }) => Filter === 'car')).toBe(true)
      },
    ),
  ))

test('[RUN-16: pages] a page that is whole is asked for once', async () => {
  const { request, queries } = server(38, () => 1_000)
  await readPage(request, pagedQuery({ skip: 0, take: 10 }), idOf)()
  await readPage(request, pagedQuery({ skip: 30, take: 10 }), idOf)()
  expect(queries).toHaveLength(2)
})

test('[RUN-16: pages] a list without a page is read to its end, also of a server that does not count', async () => {
  const { request, queries } = server(25, () => 10)
  expect(await readPage(request, wholeList, idOf)()).toEqual(right({ rows: from(0, 25), total: 25 }))
  expect(queries.map(({ SkipCount }) => SkipCount)).toEqual([undefined, 10, 20])
  const uncounted = () => TE.right({ items: [{ id: 1 }, { id: 2 }] })
  expect(await readPage(uncounted, wholeList, idOf)()).toEqual(right({ rows: [1, 2], total: 2 }))
})

test('[RUN-16: pages] a row that moves to the next page meanwhile comes once, and a page without a new row is the last', async () => {
  const pages = [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }], [{ id: 3 }]]
  let asked = 0
  const request = () => {
    const items = pages[asked] ?? []
    asked += 1
    return TE.right({ totalCount: 50, items })
  }
  expect(await readPage(request, pagedQuery({ skip: 0, take: 20 }), idOf)()).toEqual(
    right({ rows: [1, 2, 3], total: 50 }),
  )
  expect(asked).toBe(3)
})
