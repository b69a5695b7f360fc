import { fromCallback } from 'xstate'
import type { ListName } from '../../domain/lists/lists'
import type { PageVisibility } from '../../ports/page-visibility'
import type { PortFunction } from '../../ports/call'
import { Connectivity } from '../../ports/connectivity'
import { Navigation, type Destination, type ListPlace } from '../../ports/navigation'
import type { Page, PageQuery } from '../../ports/page'
import type { PortsOf } from '../../ports/token'
import { fromPort, tryAgainWhenOnline, whenVisible } from '../core/actors'
import type { ListEvent } from './events'
import type { ListMachine } from './machine'
import { isSameQuery, listPlaceOf, queryOf, type ListQuery, type ListRules } from './query'

type ListScreen = ListName | 'rewards'
type ListDestination = Extract<Destination, { readonly screen: ListScreen }>

export const listPorts = { navigation: Navigation, connectivity: Connectivity }

export type ListPorts<Row> = PortsOf<typeof listPorts> & {
  readonly list: PortFunction<PageQuery, Page<Row>>
  /** The screen whose address holds the query. */
  readonly screen: ListScreen
  readonly rules: ListRules
  /** Rows are read again while the page is visible; without it, always. */
  readonly pageVisibility?: PageVisibility
}

const isOn = (screen: ListScreen, here: Destination | undefined): here is ListDestination => here?.screen === screen

/** The query of an address; the default one when the address names another screen. */
export const queryIn = (screen: ListScreen, here: Destination | undefined, rules: ListRules): ListQuery =>
  queryOf(isOn(screen, here) ? here : {}, rules)

/** The address with another query; a record that is open over the list stays open. */
const withPlace = (here: ListDestination, place: ListPlace): Destination => {
  const { page: _page, size: _size, sort: _sort, search: _search, ...rest } = here
  return { ...rest, ...place }
}

/** Implements a list's actors and actions with the ports. */
export const makeListImplementations = <Row>({
  list,
  navigation,
  connectivity,
  screen,
  rules,
  pageVisibility,
}: ListPorts<Row>): Parameters<ListMachine<Row>['provide']>[0] => ({
  actors: {
    loadPage: fromPort(list),
    renewPage: fromPort(pageVisibility === undefined ? list : whenVisible(pageVisibility, list)),
    watchConnection: tryAgainWhenOnline<ListEvent>(connectivity),
    watchAddress: fromCallback<ListEvent>(({ sendBack }) =>
      navigation.watch((here) => {
        if (!isOn(screen, here)) return
        sendBack({ type: 'address-changed', query: queryOf(here, rules) } satisfies ListEvent)
      }),
    ),
  },
  actions: {
    navigate: ({ context: { chosen } }) => {
      const here = navigation.here()
      // The customer may already have left this screen while the next one is loading.
      if (!isOn(screen, here) || chosen === undefined) return
      const before = queryOf(here, rules)
      const query = { ...before, ...chosen.change }
      if (isSameQuery(query, before)) return
      navigation.go(withPlace(here, listPlaceOf(query, rules)), { replace: chosen.replace })
    },
  },
})
