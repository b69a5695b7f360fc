import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { formOf, hasDetails, wasAdded, type Beneficiary } from '../../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails, NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import { draftOf, withDraft, type ListedFlow } from '../../domain/drafts/drafts'
import type { ChosenFile } from '../../domain/kyc/parts/document'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { id as toId, type Id } from '../../domain/values/id'
import { BeneficiaryPort, type ChangedBeneficiary, type NewBeneficiary } from '../../ports/beneficiary-port'
import { Clock } from '../../ports/clock'
import { Connectivity } from '../../ports/connectivity'
import { DraftStore } from '../../ports/draft-store'
import { FileReading } from '../../ports/file-reading'
import type { Destination } from '../../ports/navigation'
import type { PortsOf } from '../../ports/token'
import { refusedFile } from '../attachment/refused-file'
import { fromForm, fromPort, fromWatch, tryAgainWhenOnline } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'
import { watchToday } from '../core/today'
import { emptyForm, type BeneficiariesInput } from './context'
import type { BeneficiariesEvent, Opened } from './events'

export const beneficiariesPorts = {
  ...effectPorts,
  beneficiaries: BeneficiaryPort,
  clock: Clock,
  drafts: DraftStore,
  files: FileReading,
  connectivity: Connectivity,
}

/** The initial values of a form: its draft or the server's values, and today's date for the document's dates. */
export type OpenedForm = { readonly form: NewBeneficiaryForm; readonly today: CalendarDate }

/** A save. Without an id it adds a beneficiary. */
export type Save = ChangedBeneficiary | ({ readonly id: undefined } & NewBeneficiary)

/** What to look for in the list after a save without an answer. */
export type LookUp = {
  readonly id: Id | undefined
  readonly details: BeneficiaryDetails
  readonly before: readonly Beneficiary[]
}

type Typed = { readonly opened: Opened; readonly form: NewBeneficiaryForm; readonly when: 'soon' | 'now' }

type Place = Extract<Destination, { readonly screen: 'beneficiaries' }>

const placeIn = (here: Destination | undefined): Place =>
  here?.screen === 'beneficiaries' ? here : { screen: 'beneficiaries' }

/** What an address contains: the form above the list (a new one takes precedence), and the way back. */
export const readAddress = (here: Destination | undefined): BeneficiariesInput => {
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

const flowOf = ({ adding }: Opened): ListedFlow => (adding ? 'beneficiary' : 'beneficiary-edit')

/** Implements the actors and actions of the beneficiaries' screen with the ports. */
export const makeBeneficiariesImplementations = (ports: PortsOf<typeof beneficiariesPorts>) => ({
  actors: {
    loadList: fromPort(ports.beneficiaries.list),
    loadTypes: fromPort(ports.beneficiaries.relationshipTypes),
    // A draft of an edit is resumed only for the same beneficiary.
    openForm: fromPort<{ opened: Opened }, OpenedForm>(({ opened }, call) => {
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
    /** A Left if the device cannot read the file. */
    readDocument: fromForm((file: ChosenFile) => pipe(ports.files.asBase64(file), TE.mapLeft(refusedFile('data')))),
    save: fromForm<Save, void>((request, call) =>
      request.id === undefined ? ports.beneficiaries.create(request, call) : ports.beneficiaries.save(request, call),
    ),
    /** Whether the save took effect after all. */
    lookUp: fromForm<LookUp, boolean>(({ id, details, before }, call) =>
      id === undefined
        ? pipe(
            ports.beneficiaries.list(undefined, call),
            TE.map(({ rows }) => wasAdded(details, before, rows)),
          )
        : pipe(ports.beneficiaries.byId(id, call), TE.map(hasDetails(details))),
    ),
    watchAddress: fromWatch<BeneficiariesEvent>()(ports.navigation.watch, (here) =>
      here?.screen === 'beneficiaries' ? { type: 'address-changed', ...readAddress(here) } : undefined,
    ),
    watchToday: watchToday(ports.clock),
    watchConnection: tryAgainWhenOnline<BeneficiariesEvent>(ports.connectivity),
  },
  actions: {
    ...makeEffects(ports),
    /** Opens this form in the address, or none; the rest of the address is preserved. */
    showOpened: (_: unknown, { opened, replace }: { readonly opened: Opened; readonly replace: boolean }) => {
      ports.navigation.go(withOpened(ports.navigation.here(), opened), { replace })
    },
    saveDraft: (_: unknown, { opened, form, when }: Typed) => {
      const flow = flowOf(opened)
      ports.drafts.save(flow, draftOf(flow, { ...form, beneficiary: opened.id }), when)
    },
    dropDraft: (_: unknown, opened: Opened) => {
      ports.drafts.remove(flowOf(opened))
    },
  },
})
