import { fromCallback } from 'xstate'
import { fieldOfTab } from '../../domain/kyc/sections'
import type { Connectivity } from '../../ports/connectivity'
import type { Navigation } from '../../ports/navigation'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import type { VerificationsEvent, VerificationsMachine } from './machine'
import { makeReadRecord, type RecordPorts } from './read-record'

type VerificationsPorts = RecordPorts & { readonly navigation: Navigation; readonly connectivity: Connectivity }

/** Implements the actors and actions of the verifications with the ports. */
export const makeVerificationsImplementations = (
  ports: VerificationsPorts,
): Parameters<VerificationsMachine['provide']>[0] => ({
  actors: {
    loadSections: fromPort(ports.verification.sections),
    loadRecord: fromPort(makeReadRecord(ports)),
    watchAddress: fromCallback<VerificationsEvent>(({ sendBack }) =>
      ports.navigation.watch((here) => {
        if (here?.screen !== 'verifications') return
        sendBack({ type: 'address-changed', field: fieldOfTab(here.tab) } satisfies VerificationsEvent)
      }),
    ),
    watchConnection: tryAgainWhenOnline<VerificationsEvent>(ports.connectivity),
  },
})
