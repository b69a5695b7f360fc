import { isLeft } from 'fp-ts/Either'
import type { PortFunction } from '../../../src/ports/call'
import type { Page, PageQuery } from '../../../src/ports/page'
import { aCall } from './connect'

type Value = string | bigint | boolean

const ascending = (one: Value, other: Value): number => (one < other ? -1 : Number(one > other))

/**
 * Expects a list to be sorted by each of its columns, ascending and descending; `valueIn` is the value of a row in a
 * column. Returns the columns whose rows differ, so that a test can assert which columns are proved.
 */
export const expectSortedBy = async <Row, Column extends string>(
  list: PortFunction<PageQuery, Page<Row>>,
  valueIn: Readonly<Record<Column, (row: Row) => Value | undefined>>,
): Promise<readonly string[]> => {
  const differing: string[] = []
  for (const [column, valueOfRow] of Object.entries<(row: Row) => Value | undefined>(valueIn)) {
    const ask = async (descending: boolean) => {
      const outcome = await list({ skip: 0, take: 100, sort: { column, descending } }, aCall())()
      if (isLeft(outcome)) throw new Error(`${column}: ${outcome.left._tag}`)
      return outcome.right.rows.map((row) => valueOfRow(row) ?? '')
    }
    const [up, down] = [await ask(false), await ask(true)]
    expect(up.length).toBeGreaterThan(1)
    expect([column, up]).toEqual([column, up.toSorted(ascending)])
    expect([column, down]).toEqual([column, up.toReversed()])
    if (new Set(up).size > 1) differing.push(column)
  }
  return differing
}
