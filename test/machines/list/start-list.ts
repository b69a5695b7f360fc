import { makeListImplementations, listPlace } from '../../../src/machines/list/actors'
import { makeListMachine } from '../../../src/machines/list/machine'
import { questionOf, type ListRules } from '../../../src/machines/list/query'
import { answer, selected, typed } from '../../../src/machines/list/selectors'
import type { ListPlace } from '../../../src/ports/navigation'
import type { Page, PageQuery } from '../../../src/ports/page'
import type { PortFunction } from '../../../src/ports/call'
import { late, scripted, type Answer, type Late } from '../../support/scripted-ports'
import { recordedNavigation } from '../../support/scripted-surroundings'
import { simulate } from '../../support/simulated'

export const rules: ListRules = { pageSize: 10, sortable: ['name', 'amount'] }
const listMachine = makeListMachine<string>('rows')

/** A page that says which question it answers. */
export const pageFor = (query: PageQuery, total = 250): Page<string> => ({ rows: [JSON.stringify(query)], total })

const startWith = (list: PortFunction<PageQuery, Page<string>>, place: ListPlace) => {
  const navigation = recordedNavigation({ screen: 'policies', ...place })
  const ports = { list, navigation, screen: 'policies' as const, rules }
  const started = simulate(listMachine.provide(makeListImplementations(ports)), {
    question: questionOf(listPlace('policies', navigation.here()), rules),
  })
  const snapshot = () => started.actor.getSnapshot()
  return {
    ...started,
    navigation,
    shown: () => answer(snapshot()),
    typed: () => typed(snapshot()),
    selected: () => selected(snapshot()),
    /** Back, a link, or what the machine itself asked for. */
    arrives: (to: ListPlace) => {
      navigation.arrives({ screen: 'policies', ...to })
    },
    isLoading: () => started.is({ Answer: 'Loading' }),
    comes: () => started.reaches({ Answer: 'Shown' }),
    fails: () => started.reaches({ Answer: 'Failed' }),
  }
}

/** A list whose answers come by a script. */
export const startList = (answers: readonly Answer<Page<string>>[], place: ListPlace = {}) => {
  const list = scripted<PageQuery, Page<string>>(...answers)
  return { ...startWith(list, place), list }
}

export type Asked = { readonly query: PageQuery; readonly signal: AbortSignal; readonly late: Late<Page<string>> }

/** A list whose every answer waits until the test gives it. */
export const startLateList = () => {
  const asked: Asked[] = []
  const started = startWith(
    (query, { signal }) =>
      () => {
        const waiting = late<Page<string>>()
        asked.push({ query, signal, late: waiting })
        return waiting.answer()
      },
    {},
  )
  return { ...started, asked }
}
