import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { draftBy, resumedBy } from '../../../domain/drafts/drafts'
import type { Customer } from '../../../domain/customer/customer'
import type { ChosenFile, DocumentUpload } from '../../../domain/kyc/parts/document'
import { emptyForms, kycParts, type KycForms } from '../../../domain/kyc/parts/parts'
import { fieldOfStep, type KycSection } from '../../../domain/kyc/sections'
import { partNames } from '../../../domain/kyc/step-numbers'
import type { KycPart } from '../../../domain/kyc/steps'
import type { RuleSet } from '../../../domain/rules/rule-set'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { Clock } from '../../../ports/clock'
import { Connectivity } from '../../../ports/connectivity'
import { CustomerUpdates } from '../../../ports/customer-updates'
import { DraftStore } from '../../../ports/draft-store'
import { FileReading } from '../../../ports/file-reading'
import { KycPort } from '../../../ports/kyc-port'
import type { Destination } from '../../../ports/navigation'
import type { PortError, PortErrorTag } from '../../../domain/failure/port-error'
import { Rules } from '../../../ports/rules'
import type { Call } from '../../../ports/call'
import type { PortsOf } from '../../../ports/token'
import type { VerificationPort } from '../../../ports/verification-port'
import { makeAttachmentImplementations } from '../../attachment/actors'
import { attachmentMachine } from '../../attachment/machine'
import { refusedFile } from '../../attachment/refused-file'
import { fromForm, fromPort, fromWatch, tryAgainWhenOnline } from '../../core/actors'
import { effectPorts, makeEffects } from '../../core/effects'
import { watchToday } from '../../core/today'
import { makeReadRecord, savedRecordPorts } from '../../verifications/read-record'
import type { KycEvent, Typed } from './events'
import { savesBy } from './saves'

export const kycPorts = {
  ...effectPorts,
  ...savedRecordPorts,
  kyc: KycPort,
  rules: Rules,
  clock: Clock,
  drafts: DraftStore,
  files: FileReading,
  customerUpdates: CustomerUpdates,
  connectivity: Connectivity,
}

/**
 * The initial data of the wizard: the customer and the sections from the server, the rules, and the forms with their
 * drafts.
 */
export type InitialData = {
  readonly customer: Customer
  readonly sections: readonly KycSection[]
  readonly ruleSet: RuleSet
  readonly today: CalendarDate
  readonly forms: KycForms
  /** The step that the address names. */
  readonly wanted: number | undefined
}

/** A document to send; `onProgress` receives the sent fraction, from 0 to 1. */
export type DocumentSending = {
  readonly document: DocumentUpload
  readonly onProgress: (fraction: number) => void
}

const notServed: readonly PortErrorTag[] = ['NotFound', 'Forbidden', 'Rejected', 'ContractBroken']

/** The states of the sections; a server that does not offer this call counts as having rejected none. */
const readSections = (port: VerificationPort, call: Call): TE.TaskEither<PortError, readonly KycSection[]> =>
  pipe(
    port.sections(undefined, call),
    TE.orElse((error) => (notServed.includes(error._tag) ? TE.right([]) : TE.left(error))),
  )

const draftFlow = <Part extends KycPart>(part: Part) => `kyc-${part}` as const

/** The initial forms: the profile's values, overridden by the drafts. */
const resume = (drafts: DraftStore, customer: Customer): KycForms => {
  const forms = emptyForms(customer)
  const resumed = partNames.map((part) => [
    part,
    resumedBy<KycForms[KycPart]>(kycParts[part].draft, forms[part], drafts.read(draftFlow(part))),
  ])
  return Object.fromEntries(resumed) as KycForms
}

const stepAt = (here: Destination | undefined): number | undefined => (here?.screen === 'kyc' ? here.step : undefined)

/** Implements the wizard's actors and actions with the ports. */
export const makeKycImplementations = (ports: PortsOf<typeof kycPorts>) => {
  const readRecord = makeReadRecord(ports)
  return {
    actors: {
      openWizard: fromPort<void, InitialData>((_, call) =>
        pipe(
          sequenceS(TE.ApplyPar)({
            customer: ports.session.currentCustomer(undefined, call),
            sections: readSections(ports.verification, call),
            ruleSet: ports.rules.ruleSet(undefined, call),
          }),
          TE.map((read) => ({
            ...read,
            today: ports.clock.today(),
            forms: resume(ports.drafts, read.customer),
            wanted: stepAt(ports.navigation.here()),
          })),
        ),
      ),
      loadSavedStep: fromPort((step: number, call) => readRecord(fieldOfStep(step) ?? 'User Info', call)),
      readStatus: fromPort(ports.session.currentCustomer),
      ...savesBy(ports.kyc),
      loadBanks: fromPort(ports.kyc.banks),
      /** Asks for the name of the account holder while the form is edited; `verifyAccount` asks when it is submitted. */
      lookUpAccount: fromForm(ports.kyc.verifyAccount),
      verifyAccount: fromForm(ports.kyc.verifyAccount),
      verifyBvn: fromForm(ports.kyc.verifyBvn),
      loadQuestions: fromPort(ports.kyc.medicalQuestions),
      attachment: attachmentMachine.provide(makeAttachmentImplementations(ports.files)),
      saveDocument: fromForm(({ document, onProgress }: DocumentSending, { signal }) =>
        ports.kyc.saveDocument(document, { signal, onProgress }),
      ),
      /** A Left if the device cannot read the file. */
      readDocument: fromForm((file: ChosenFile) => pipe(ports.files.asBase64(file), TE.mapLeft(refusedFile('file')))),
      watchAddress: fromWatch<KycEvent>()(ports.navigation.watch, (here) =>
        here?.screen === 'kyc' ? { type: 'address-changed', step: stepAt(here) } : undefined,
      ),
      watchToday: watchToday(ports.clock),
      watchConnection: tryAgainWhenOnline<KycEvent>(ports.connectivity),
    },
    actions: {
      ...makeEffects(ports),
      saveDraft: (_: unknown, { typed, when }: { readonly typed: Typed; readonly when: 'soon' | 'now' }) => {
        ports.drafts.save(draftFlow(typed.part), draftBy(kycParts[typed.part].draft, typed.form), when)
      },
      dropDraft: (_: unknown, part: KycPart | undefined) => {
        if (part) ports.drafts.remove(draftFlow(part))
      },
      reportCustomerChanged: () => {
        ports.customerUpdates.changed()
      },
    },
  }
}
