import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { fromCallback } from 'xstate'
import { draftOf, withDraft } from '../../domain/drafts/drafts'
import type { Customer } from '../../domain/customer/customer'
import type { ChosenFile } from '../../domain/kyc/document'
import { fieldOfStep, type KycSection } from '../../domain/kyc/sections'
import type { Clock } from '../../ports/clock'
import type { Connectivity } from '../../ports/connectivity'
import type { CustomerUpdates } from '../../ports/customer-updates'
import type { DraftStore } from '../../ports/draft-store'
import type { FileReading } from '../../ports/file-reading'
import type { KycPort } from '../../ports/kyc-port'
import type { Destination, Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PortError, PortErrorTag } from '../../domain/failure/port-error'
import type { Rules } from '../../ports/rules'
import type { SessionPort } from '../../ports/session-port'
import type { Call } from '../../ports/call'
import type { VerificationPort } from '../../ports/verification-port'
import { makeAttachmentImplementations } from '../attachment/actors'
import { attachmentMachine } from '../attachment/machine'
import { refusedFile } from '../attachment/refused-file'
import { fromForm, fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import { watchToday } from '../core/today'
import { makeReadRecord } from '../verifications/read-record'
import type { DocumentSending, Opening } from './contracts'
import type { KycEvent } from './events'
import { emptyForms, stepConfig, type KycForms } from './forms'
import type { KycMachine } from './machine'

export type KycPorts = {
  readonly kyc: KycPort
  readonly verification: VerificationPort
  readonly session: SessionPort
  readonly rules: Rules
  readonly clock: Clock
  readonly drafts: DraftStore
  readonly files: FileReading
  readonly customerUpdates: CustomerUpdates
  readonly connectivity: Connectivity
  readonly navigation: Navigation
  readonly notifications: Notifications
}

const notServed: readonly PortErrorTag[] = ['NotFound', 'Forbidden', 'Rejected', 'ContractBroken']

/** The states of the sections; a server that does not offer this call counts as having rejected none. */
const readSections = (port: VerificationPort, call: Call): TE.TaskEither<PortError, readonly KycSection[]> =>
  pipe(
    port.sections(undefined, call),
    TE.orElse((error) => (notServed.includes(error._tag) ? TE.right([]) : TE.left(error))),
  )

/** The initial forms: the profile's values, overridden by the drafts. */
const resume = (drafts: DraftStore, customer: Customer): KycForms => {
  const forms = emptyForms(customer)
  const read = <Part extends keyof KycForms>(part: Part): KycForms[Part] =>
    withDraft(stepConfig[part].draft, forms[part], drafts.read(stepConfig[part].draft))
  return {
    userDetails: read('userDetails'),
    bankAccount: read('bankAccount'),
    bvn: read('bvn'),
    employer: read('employer'),
    medical: read('medical'),
    document: read('document'),
  }
}

const stepOf = (here: Destination | undefined): number | undefined => (here?.screen === 'kyc' ? here.step : undefined)

/** Implements the wizard's actors and actions with the ports. */
export const makeKycImplementations = (ports: KycPorts): Parameters<KycMachine['provide']>[0] => {
  const readRecord = makeReadRecord(ports)
  return {
    actors: {
      openWizard: fromPort<void, Opening>((_, call) =>
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
            wanted: stepOf(ports.navigation.here()),
          })),
        ),
      ),
      recallRecord: fromPort((step: number, call) => readRecord(fieldOfStep(step) ?? 'User Info', call)),
      readStatus: fromPort(ports.session.currentCustomer),
      saveUserDetails: fromForm(ports.kyc.saveUserDetails),
      loadBanks: fromPort(ports.kyc.banks),
      lookUpAccount: fromForm(ports.kyc.verifyAccount),
      verifyAccount: fromForm(ports.kyc.verifyAccount),
      saveBankAccount: fromForm(ports.kyc.saveBankAccount),
      verifyBvn: fromForm(ports.kyc.verifyBvn),
      saveEmployer: fromForm(ports.kyc.saveEmployer),
      loadQuestions: fromPort(ports.kyc.medicalQuestions),
      saveMedical: fromForm(ports.kyc.saveMedical),
      attachment: attachmentMachine.provide(makeAttachmentImplementations(ports.files)),
      saveDocument: fromForm(({ document, onProgress }: DocumentSending, { signal }) =>
        ports.kyc.saveDocument(document, { signal, onProgress }),
      ),
      readDocument: fromForm((file: ChosenFile) => pipe(ports.files.asBase64(file), TE.mapLeft(refusedFile))),
      watchAddress: fromCallback<KycEvent>(({ sendBack }) =>
        ports.navigation.watch((here) => {
          if (here?.screen === 'kyc') sendBack({ type: 'address-changed', step: stepOf(here) } satisfies KycEvent)
        }),
      ),
      watchToday: watchToday(ports.clock),
      watchConnection: fromCallback<KycEvent>(({ sendBack }) =>
        ports.connectivity.onOnline(() => {
          sendBack({ type: 'try-again' } satisfies KycEvent)
        }),
      ),
    },
    actions: {
      ...makeEffects(ports),
      saveDraft: (_, { typed, when }) => {
        const flow = stepConfig[typed.part].draft
        ports.drafts.save(flow, draftOf(flow, typed.form), when)
      },
      dropDraft: (_, part) => {
        if (part) ports.drafts.remove(stepConfig[part].draft)
      },
      reportCustomerChanged: () => {
        ports.customerUpdates.changed()
      },
    },
  }
}
