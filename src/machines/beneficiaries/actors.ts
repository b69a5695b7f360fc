import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { fromCallback } from 'xstate'
import { formOf, hasDetails, wasAdded } from '../../domain/beneficiary/beneficiary'
import { draftOf, withDraft, type DraftFlow } from '../../domain/drafts/drafts'
import type { ChosenFile } from '../../domain/kyc/document'
import { id as toId } from '../../domain/values/id'
import type { BeneficiaryPort } from '../../ports/beneficiary-port'
import type { Clock } from '../../ports/clock'
import type { Connectivity } from '../../ports/connectivity'
import type { DraftStore } from '../../ports/draft-store'
import type { FileReading } from '../../ports/file-reading'
import type { Destination, Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import { refusedFile } from '../attachment/refused-file'
import { fromForm, fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import { watchToday } from '../core/today'
import type { BeneficiariesActors as Actors, LookUp, OpenedForm, Save } from './contracts'
import type { BeneficiariesEvent, Opened, QuotePlace } from './events'
import type { BeneficiariesMachine } from './machine'
import { emptyForm } from './setup'

export type BeneficiariesPorts = {
  readonly beneficiaries: BeneficiaryPort
  readonly clock: Clock
  readonly drafts: DraftStore
  readonly files: Pick<FileReading, 'asBase64'>
  readonly connectivity: Connectivity
  readonly navigation: Navigation
  readonly notifications: Notifications
}

type Place = Extract<Destination, { readonly screen: 'beneficiaries' }>

const placeIn = (here: Destination | undefined): Place =>
  here?.screen === 'beneficiaries' ? here : { screen: 'beneficiaries' }

/** What an address contains: the form above the list (a new one takes precedence), and the way back. */
export const readAddress = (
  here: Destination | undefined,
): { readonly opened: Opened; readonly quote: QuotePlace | undefined } => {
  const { adding = false, beneficiary, category, product } = placeIn(here)
  return {
    opened: { adding, id: adding ? undefined : beneficiary },
    quote: category === undefined ? undefined : { category, product },
  }
}

/** The address with another form open, or none. */
const withOpened = (here: Destination | undefined, { adding, id }: Opened): Place => {
  const { adding: _adding, beneficiary: _beneficiary, ...rest } = placeIn(here)
  return { ...rest, ...(adding ? { adding } : {}), ...(id === undefined ? {} : { beneficiary: id }) }
}

const flowOf = ({ adding }: Opened): DraftFlow => (adding ? 'beneficiary' : 'beneficiary-edit')

/** Implements the actors and actions of the beneficiaries' screen with the ports. */
export const makeBeneficiariesImplementations = (
  ports: BeneficiariesPorts,
): Parameters<BeneficiariesMachine['provide']>[0] => ({
  actors: {
    loadList: fromPort(ports.beneficiaries.list),
    loadTypes: fromPort(ports.beneficiaries.relationshipTypes),
    // A draft of an edit is resumed only for the same beneficiary.
    openForm: fromPort<Actors['openForm']['input'], OpenedForm>(({ opened }, call) => {
      const today = ports.clock.today()
      const draft = ports.drafts.read(flowOf(opened))
      if (opened.id === undefined) return TE.right({ form: withDraft('beneficiary', emptyForm, draft), today })
      return pipe(
        ports.beneficiaries.byId(toId(opened.id), call),
        TE.map(formOf),
        TE.map((form) => ({
          form: {
            ...emptyForm,
            ...(draft?.['beneficiary'] === opened.id ? withDraft('beneficiary-edit', form, draft) : form),
          },
          today,
        })),
      )
    }),
    readDocument: fromForm((file: ChosenFile) => pipe(ports.files.asBase64(file), TE.mapLeft(refusedFile))),
    save: fromForm<Save, void>((request, call) =>
      request.id === undefined ? ports.beneficiaries.create(request, call) : ports.beneficiaries.save(request, call),
    ),
    lookUp: fromForm<LookUp, boolean>(({ id, details, before }, call) =>
      id === undefined
        ? pipe(
            ports.beneficiaries.list(undefined, call),
            TE.map(({ rows }) => wasAdded(details, before, rows)),
          )
        : pipe(ports.beneficiaries.byId(id, call), TE.map(hasDetails(details))),
    ),
    watchAddress: fromCallback<BeneficiariesEvent>(({ sendBack }) =>
      ports.navigation.watch((here) => {
        if (here?.screen !== 'beneficiaries') return
        sendBack({ type: 'address-changed', ...readAddress(here) } satisfies BeneficiariesEvent)
      }),
    ),
    watchToday: watchToday(ports.clock),
    watchConnection: fromCallback<BeneficiariesEvent>(({ sendBack }) =>
      ports.connectivity.onOnline(() => {
        sendBack({ type: 'try-again' } satisfies BeneficiariesEvent)
      }),
    ),
  },
  actions: {
    ...makeEffects(ports),
    showOpened: (_, { opened, replace }) => {
      ports.navigation.go(withOpened(ports.navigation.here(), opened), { replace })
    },
    saveDraft: (_, { context: { opened }, form, when }) => {
      const flow = flowOf(opened)
      ports.drafts.save(flow, draftOf(flow, { ...form, beneficiary: opened.id }), when)
    },
    dropDraft: (_, { opened }) => {
      ports.drafts.remove(flowOf(opened))
    },
  },
})
