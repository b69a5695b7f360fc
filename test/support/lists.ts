import type { TestCustomer } from './customer-builder'

export type Row = Readonly<Record<string, unknown>>
export type List = { readonly totalCount: number; readonly items: readonly Row[] }

/** The list that a call answers, whatever its items. */
export const listOf = async ({ client }: Pick<TestCustomer, 'client'>, path: string): Promise<List> => {
  const answer = await client.get(`/api/services/app/${path}`)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.result as List
}
