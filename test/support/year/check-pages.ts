import type { HttpClient } from '../../../src/adapters/http/client'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import { coveredThing } from '../../../src/domain/policy/holdings'
import { idText } from '../../../src/domain/values/id'
import { dateShown } from '../../../src/domain/values/typed-date'
import { policyTitle } from '../../../src/ui/pages/policies/policy-title'
import { aCall, valueOf } from '../../contract/ports/connect'

/** The check page of a policy, and what that is. */
export type CheckPage = { readonly policy: string; readonly label: string; readonly path: string }

const EVERY_POLICY = { skip: 0, take: 100 }

/** The check pages of the customer's policies, the oldest first; a policy that has not begun has none. */
export const checkPagesOf = async (http: HttpClient, known: readonly CheckPage[]): Promise<readonly CheckPage[]> => {
  const { list, byId } = makePolicyPort(http)
  const { rows } = valueOf(await list(EVERY_POLICY, aCall())())
  const pages = await Promise.all(
    rows.toReversed().map(async (row): Promise<readonly CheckPage[]> => {
      const found = known.find(({ policy }) => policy === idText(row.id))
      if (found !== undefined) return [found]
      const { checkUrl, coverFrom } = valueOf(await byId(row.id, aCall())())
      if (checkUrl === undefined || coverFrom === undefined) return []
      const label = `${policyTitle(row)}, ${coveredThing(row)}, from ${dateShown(coverFrom)}`
      return [{ policy: idText(row.id), label, path: new URL(checkUrl).pathname }]
    }),
  )
  return pages.flat()
}

/** The words before the date. */
const answerOf = (page: string): string => /class="answer[^"]*">([^<]*), [^<]*</.exec(page)?.[1] ?? 'nothing'

/** What each page says. */
export const checksOf = (origin: string, pages: readonly CheckPage[]): Promise<readonly string[]> =>
  Promise.all(pages.map(async ({ label, path }) => `${label}: ${answerOf(await (await fetch(origin + path)).text())}`))
