import * as E from 'fp-ts/Either'
import { fromCallback, fromPromise } from 'xstate'
import { id as toId, type Id } from '../../domain/values/id'
import type { PortFunction } from '../../ports/call'
import type { Destination, Navigation } from '../../ports/navigation'
import type { Outcome } from '../core/actors'
import type { RecordEvent, RecordMachine } from './machine'

export type RecordPorts<Record> = {
  readonly byId: PortFunction<Id, Record>
  readonly navigation: Navigation
  /** The id that an address names. */
  readonly idIn: (here: Destination | undefined) => string | undefined
  /** The address with this record open, or with none. */
  readonly withId: (here: Destination | undefined, id: string | undefined) => Destination
  /** The screen that the record is shown on; elsewhere the address says nothing of it. */
  readonly screen: Destination['screen']
}

/** What a record does in the world. */
export const makeRecordImplementations = <Record>(
  ports: RecordPorts<Record>,
): Parameters<RecordMachine<Record>['provide']>[0] => ({
  actors: {
    loadRecord: fromPromise<Outcome<Record>, { readonly id: string | undefined }>(({ input: { id }, signal }) =>
      id === undefined
        ? Promise.resolve(E.left({ _tag: 'NotFound', answer: undefined }))
        : ports.byId(toId(id), { signal })(),
    ),
    watchAddress: fromCallback<RecordEvent>(({ sendBack }) =>
      ports.navigation.watch((here) => {
        if (here?.screen !== ports.screen) return
        sendBack({ type: 'address-changed', id: ports.idIn(here) } satisfies RecordEvent)
      }),
    ),
  },
  actions: {
    showRecord: (_, id) => {
      ports.navigation.go(ports.withId(ports.navigation.here(), id), { replace: id === undefined })
    },
  },
})
