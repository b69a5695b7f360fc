import { fromCallback } from 'xstate'
import type { PortFunction } from '../../ports/call'
import type { Destination, ListPlace, Navigation } from '../../ports/navigation'
import type { Page, PageQuery } from '../../ports/page'
import { fromPort } from '../core/actors'
import type { ListEvent } from './events'
import type { ListMachine } from './machine'
import { placeOf, questionOf, type ListRules } from './query'

export type ListScreen = Extract<Destination, ListPlace & { readonly screen: 'policies' | 'mandates' | 'rewards' }>['screen']
type ListDestination = Extract<Destination, { readonly screen: ListScreen }>

export type ListPorts<Row> = {
  readonly list: PortFunction<PageQuery, Page<Row>>
  readonly navigation: Navigation
  /** The screen in whose address the question stands. */
  readonly screen: ListScreen
  readonly rules: ListRules
}

const isOn = (screen: ListScreen, here: Destination | undefined): here is ListDestination => here?.screen === screen

/** What an address says of a list; `undefined` when it names another screen. */
export const listPlace = (screen: ListScreen, here: Destination | undefined): ListPlace | undefined =>
  isOn(screen, here) ? here : undefined

/** The address with another question; a record that stands open over the list stays open. */
const withPlace = (screen: ListScreen, here: Destination | undefined, place: ListPlace): Destination => {
  if (!isOn(screen, here)) return { screen, ...place }
  const { page: _page, size: _size, sort: _sort, search: _search, ...rest } = here
  return { ...rest, ...place }
}

/** What a list does in the world. */
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
        sendBack({ type: 'address-changed', question: questionOf(place, rules) } satisfies ListEvent)
      }),
    ),
  },
  actions: {
    showQuestion: (_, { question, replace }) => {
      navigation.go(withPlace(screen, navigation.here(), placeOf(question, rules)), { replace })
    },
  },
})
