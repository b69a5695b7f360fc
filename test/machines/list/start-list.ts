import { makeListImplementations, queryIn } from '../../../src/machines/list/actors'
import { makeListMachine } from '../../../src/machines/list/machine'
import type { ListRules } from '../../../src/machines/list/query'
import { listAnswer, selected, typed } from '../../../src/machines/list/selectors'
import type { ListPlace } from '../../../src/ports/navigation'
import type { Page, PageQuery } from '../../../src/ports/page'
import type { PortFunction } from '../../../src/ports/call'
import { late, scripted, type Answer, type Late } from '../../support/scripted-ports'
import { routedNavigation, switchedConnectivity } from '../../support/scripted-surroundings'
import { simulate } from '../../support/simulated'

export const rules: ListRules = { pageSize: 10, sortable: ['name', 'amount'] }
const listMachine = makeListMachine<string>('rows')

/** A page that contains the query that it answers. */
export const pageFor = (query: PageQuery, total = 250): Page<string> => ({ rows: [JSON.stringify(query)], total })

type Render = Parameters<typeof routedNavigation>[1]

/** A router that reports changes of the address when the test triggers it. */
export const lateRouter = () => {
  const reports: (() => void)[] = []
  return {
    render: (report: () => void) => void reports.push(report),
    reports: () => {
      reports.splice(0).forEach((report) => {
        report()
      })
    },
  }
}

const startWith = (list: PortFunction<PageQuery, Page<string>>, place: ListPlace, render?: Render) => {
  const navigation = routedNavigation({ screen: 'policies', ...place }, render)
  const connectivity = switchedConnectivity()
  const ports = { list, navigation, connectivity, screen: 'policies' as const, rules }
  const started = simulate(listMachine.provide(makeListImplementations(ports)), {
    query: queryIn('policies', navigation.here(), rules),
  })
  const snapshot = () => started.actor.getSnapshot()
  return {
    ...started,
    navigation,
    connectivity,
    shown: () => listAnswer(snapshot()),
    typed: () => typed(snapshot()),
    selected: () => selected(snapshot()),
    /** Back, Forward or a link. */
    arrives: (to: ListPlace) => {
      navigation.arrives({ screen: 'policies', ...to })
    },
    isLoading: () => started.is({ Answer: 'Loading' }),
    comes: () => started.reaches({ Answer: 'Shown' }),
    fails: () => started.reaches({ Answer: 'Failed' }),
  }
}

/** A list with scripted answers. */
export const startList = (answers: readonly Answer<Page<string>>[], place: ListPlace = {}, render?: Render) => {
  const list = scripted<PageQuery, Page<string>>(...answers)
  return { ...startWith(list, place, render), list }
}

export type Request = { readonly query: PageQuery; readonly signal: AbortSignal; readonly late: Late<Page<string>> }

/** A list whose answers are pending until the test resolves them. */
export const startLateList = (render?: Render) => {
  const requests: Request[] = []
  const started = startWith(
    (query, { signal }) =>
      () => {
        const waiting = late<Page<string>>()
        requests.push({ query, signal, late: waiting })
        return waiting.answer()
      },
    {},
    render,
  )
  return { ...started, requests }
}
