import * as TE from 'fp-ts/TaskEither'
import type { ChosenFile } from '../../../src/domain/kyc/parts/document'
import type { Beneficiaries, Beneficiary, RelationshipType } from '../../../src/domain/beneficiary/beneficiary'
import type { Draft } from '../../../src/domain/drafts/drafts'
import { makeBeneficiariesImplementations, readAddress } from '../../../src/machines/beneficiaries/actors'
import type { FileReading } from '../../../src/ports/file-reading'
import type { BeneficiariesEvent } from '../../../src/machines/beneficiaries/events'
import { beneficiariesMachine } from '../../../src/machines/beneficiaries/machine'
import { form, formView, listView, errors } from '../../../src/machines/beneficiaries/selectors'
import type { Destination } from '../../../src/ports/navigation'
import { aBeneficiary, listed, someRelationships } from '../../support/beneficiary-builders'
import type { Clock } from '../../../src/ports/clock'
import { fixedClock } from '../../support/fixed-clock'
import { scripted, scriptedBeneficiaries, succeeds, type Answer } from '../../support/scripted-ports'
import { memoryDrafts } from '../../support/scripted-stores'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate } from '../../support/simulated'

type Place = Omit<Extract<Destination, { screen: 'beneficiaries' }>, 'screen'>

export type Script = {
  readonly clock?: Clock
  readonly lists?: readonly Answer<Beneficiaries>[]
  readonly types?: readonly Answer<readonly RelationshipType[]>[]
  readonly byId?: readonly Answer<Beneficiary>[]
  readonly create?: readonly Answer<void>[]
  readonly save?: readonly Answer<void>[]
  readonly here?: Place
  readonly drafts?: Record<string, Draft>
  readonly asBase64?: FileReading['asBase64']
}

const several = Array<Answer<Beneficiaries>>(4).fill(succeeds(listed(aBeneficiary())))

/** The beneficiaries with scripted ports: by default the list has one with 40 % and does not change. */
export const startBeneficiaries = (script: Script = {}) => {
  const ports = {
    beneficiaries: scriptedBeneficiaries({
      list: scripted(...(script.lists ?? several)),
      relationshipTypes: scripted(...(script.types ?? [succeeds(someRelationships)])),
      byId: scripted(...(script.byId ?? [succeeds(aBeneficiary())])),
      create: scripted(...(script.create ?? [])),
      save: scripted(...(script.save ?? [])),
    }),
    clock: script.clock ?? fixedClock(),
    drafts: memoryDrafts(script.drafts),
    files: { prepare: (file: ChosenFile) => TE.right(file), asBase64: script.asBase64 ?? (() => TE.right('AAEC')) },
    connectivity: switchedConnectivity(),
    navigation: recordedNavigation({ screen: 'beneficiaries', ...script.here }),
    notifications: recordedNotifications(),
  }
  const machine = beneficiariesMachine.provide(makeBeneficiariesImplementations(ports))
  const simulated = simulate(machine, readAddress(ports.navigation.here()))
  const { actor } = simulated
  return {
    ...simulated,
    ...ports,
    send: (event: BeneficiariesEvent) => {
      actor.send(event)
    },
    arrives: (place: Place) => {
      ports.navigation.arrives({ screen: 'beneficiaries', ...place })
    },
    list: () => listView(actor.getSnapshot()),
    dialog: () => formView(actor.getSnapshot()),
    shown: () => errors(actor.getSnapshot()),
    typed: () => form(actor.getSnapshot()),
    texts: () => ports.notifications.notices.map(({ kind, text }) => `${kind}: ${text}`),
  }
}

/** The same, after all available answers were delivered. */
export const openBeneficiaries = async (script: Script = {}) => {
  const started = startBeneficiaries(script)
  await answersArrive()
  return started
}
