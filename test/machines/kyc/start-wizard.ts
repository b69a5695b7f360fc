import * as TE from 'fp-ts/TaskEither'
import type { ChosenFile } from '../../../src/domain/kyc/parts/document'
import type { Customer } from '../../../src/domain/customer/customer'
import type { Draft } from '../../../src/domain/drafts/drafts'
import type { RuleSet } from '../../../src/domain/rules/rule-set'
import { makeKycImplementations } from '../../../src/machines/kyc/setup/actors'
import type { FileReading } from '../../../src/ports/file-reading'
import type { KycEvent } from '../../../src/machines/kyc/setup/events'
import { kycMachine } from '../../../src/machines/kyc/machine'
import { forms, step, errors } from '../../../src/machines/kyc/selectors'
import type { KycPort } from '../../../src/ports/kyc-port'
import type { Destination } from '../../../src/ports/navigation'
import { aCustomer } from '../../support/builders'
import type { Clock } from '../../../src/ports/clock'
import { fixedClock } from '../../support/fixed-clock'
import { nothingSaved } from '../../support/nothing-saved'
import { someBanks, someQuestions } from '../../support/kyc-builders'
import {
  scripted,
  scriptedKyc,
  scriptedSession,
  succeeds,
  type Answer,
  type ScriptedPort,
} from '../../support/scripted-ports'
import { scriptedVerification, type VerificationScript } from '../../support/scripted-verification'
import { countedUpdates, memoryDrafts } from '../../support/scripted-stores'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate } from '../../support/simulated'

export type WizardScript = {
  readonly clock?: Clock
  readonly kyc?: Partial<ScriptedPort<KycPort>>
  /** The saved record; by default nothing was saved or rejected. */
  readonly verification?: VerificationScript
  /** The answers to the status requests, the first of which opens the wizard. */
  readonly reads?: readonly Answer<Customer>[]
  readonly here?: Destination
  readonly drafts?: Record<string, Draft>
  readonly ruleSets?: readonly Answer<RuleSet>[]
  readonly prepare?: FileReading['prepare']
  readonly asBase64?: FileReading['asBase64']
}

export const withStatus = (kycStatus: string | undefined, differences: Partial<Customer> = {}): Answer<Customer> =>
  succeeds(aCustomer({ kycStatus, ...differences }))

/** The wizard with scripted ports; by default the chosen file contains the text `AAEC` in base64. */
export const startWizard = (script: WizardScript = {}) => {
  const ports = {
    kyc: scriptedKyc({
      banks: scripted(succeeds(someBanks)),
      medicalQuestions: scripted(succeeds(someQuestions)),
      ...script.kyc,
    }),
    verification: scriptedVerification({ ...nothingSaved(), ...script.verification }),
    session: scriptedSession({ currentCustomer: scripted(...(script.reads ?? [withStatus('NewlyRegistered')])) }),
    rules: {
      ruleSet: scripted<void, RuleSet>(...(script.ruleSets ?? Array<Answer<RuleSet>>(3).fill(succeeds('corrected')))),
    },
    clock: script.clock ?? fixedClock(),
    drafts: memoryDrafts(script.drafts),
    files: {
      prepare: script.prepare ?? ((file: ChosenFile) => TE.right(file)),
      asBase64: script.asBase64 ?? (() => TE.right('AAEC')),
    },
    customerUpdates: countedUpdates(),
    connectivity: switchedConnectivity(),
    navigation: recordedNavigation(script.here ?? { screen: 'kyc' }),
    notifications: recordedNotifications(),
  }
  const wizard = simulate(kycMachine.provide(makeKycImplementations(ports)), undefined)
  const send = (event: KycEvent) => {
    wizard.actor.send(event)
  }
  const shown = () => errors(wizard.actor.getSnapshot())
  const at = () => step(wizard.actor.getSnapshot())
  const typed = () => forms(wizard.actor.getSnapshot())
  const texts = () => ports.notifications.notices.map(({ kind, text }) => `${kind}: ${text}`)
  return { ...wizard, ...ports, send, shown, at, typed, texts }
}

/** The wizard, opened at the step of a status; the answers of later status requests are in `reads`. */
export const openAt = async (kycStatus: string, script: WizardScript = {}) => {
  const wizard = startWizard({ ...script, reads: [withStatus(kycStatus), ...(script.reads ?? [])] })
  await answersArrive()
  return wizard
}
