import { fromCallback } from 'xstate'
import type { PortFunction } from '../../ports/call'
import type { Destination, ListPlace, Navigation } from '../../ports/navigation'
import type { Page, PageQuery } from '../../ports/page'
import { fromPort } from '../core/actors'
import type { ListEvent } from './events'
import type { ListMachine } from './machine'
import { isSameQuery, placeOf, queryOf, type ListRules } from './query'

export type ListScreen = Extract<Destination, ListPlace & { readonly screen: 'policies' | 'mandates' | 'rewards' }>['screen']
type ListDestination = Extract<Destination, { readonly screen: ListScreen }>

export type ListPorts<Row> = {
  readonly list: PortFunction<PageQuery, Page<Row>>
  readonly navigation: Navigation
  /** The screen whose address holds the query. */
  readonly screen: ListScreen
  readonly rules: ListRules
}

const isOn = (screen: ListScreen, here: Destination | undefined): here is ListDestination => here?.screen === screen

/** The list's part of an address; `undefined` when the address names another screen. */
export const listPlace = (screen: ListScreen, here: Destination | undefined): ListPlace | undefined =>
  isOn(screen, here) ? here : undefined

/** The address with another query; a record that is open over the list stays open. */
const withPlace = (here: ListDestination, place: ListPlace): Destination => {
  const { page: _page, size: _size, sort: _sort, search: _search, ...rest } = here
  return { ...rest, ...place }
}

/** Implements a list's actors and actions with the ports. */
export const makeListImplementations = <Row>({
  list,
  navigation,
  screen,
  rules,
}: ListPorts<Row>): Parameters<ListMachine<Row>['provide']>[0] => ({
  actors: {
    loadPage: fromPort(list),
    watchAddress: fromCallback<ListEvent>(({ sendBack }) =>
      navigation.watch((here) => {
        const place = listPlace(screen, here)
        if (place === undefined) return
        sendBack({ type: 'address-changed', query: queryOf(place, rules) } satisfies ListEvent)
      }),
    ),
  },
  actions: {
    navigate: ({ context: { chosen } }) => {
      const here = navigation.here()
      // The customer may have left already, while the next screen is still loading.
      if (!isOn(screen, here) || chosen === undefined) return
      const before = queryOf(here, rules)
      const query = { ...before, ...chosen.change }
      if (isSameQuery(query, before)) return
      navigation.go(withPlace(here, placeOf(query, rules)), { replace: chosen.replace })
    },
  },
})
