import * as E from 'fp-ts/Either'
import { fromCallback, fromPromise } from 'xstate'
import type { ListName } from '../../domain/lists/lists'
import { id as toId, type Id } from '../../domain/values/id'
import type { PageVisibility } from '../../ports/page-visibility'
import type { PortFunction } from '../../ports/call'
import type { Connectivity } from '../../ports/connectivity'
import type { Destination, ListDestination, Navigation } from '../../ports/navigation'
import { tryAgainWhenOnline, whenVisible, type Outcome } from '../core/actors'
import type { RecordEvent, RecordMachine } from './machine'

export type RecordPorts<Record> = {
  readonly navigation: Navigation
  readonly connectivity: Connectivity
  readonly byId: PortFunction<Id, Record>
  /** The screen that shows the record over its list, and whose address contains its id. */
  readonly screen: ListName
  /** The record is read again while the page is visible; without it, always. */
  readonly pageVisibility?: PageVisibility
}

const isOn = (screen: ListName, here: Destination | undefined): here is ListDestination => here?.screen === screen

/** The id of the record that an address opens. */
export const recordIn = (screen: ListName, here: Destination | undefined): string | undefined =>
  isOn(screen, here) ? here.record : undefined

/** The address with this record open, or with none; the list's query is preserved. */
const withRecord = (screen: ListName, here: Destination | undefined, id: string | undefined): Destination => {
  const { record: _, ...list }: ListDestination = isOn(screen, here) ? here : { screen }
  return id === undefined ? list : { ...list, record: id }
}

/** Reads the record by the text of its id; there is none without one. */
const reading = <Record>(byId: PortFunction<Id, Record>) =>
  fromPromise<Outcome<Record>, { readonly id: string | undefined }>(({ input: { id }, signal }) =>
    id === undefined ? Promise.resolve(E.left({ _tag: 'NotFound', answer: undefined })) : byId(toId(id), { signal })(),
  )

/** Implements a record's actors and actions with the ports. */
export const makeRecordImplementations = <Record>({
  byId,
  navigation,
  connectivity,
  screen,
  pageVisibility,
}: RecordPorts<Record>): Parameters<RecordMachine<Record>['provide']>[0] => ({
  actors: {
    loadRecord: reading(byId),
    renewRecord: reading(pageVisibility === undefined ? byId : whenVisible(pageVisibility, byId)),
    watchConnection: tryAgainWhenOnline<RecordEvent>(connectivity),
    watchAddress: fromCallback<RecordEvent>(({ sendBack }) =>
      navigation.watch((here) => {
        if (isOn(screen, here)) sendBack({ type: 'address-changed', id: here.record } satisfies RecordEvent)
      }),
    ),
  },
  actions: {
    navigate: (_, id) => {
      navigation.go(withRecord(screen, navigation.here(), id), { replace: id === undefined })
    },
  },
})
