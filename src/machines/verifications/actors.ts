import type { SavedRecord } from '../../domain/kyc/parts/parts'
import { fieldOfTab } from '../../domain/kyc/sections'
import type { KycField } from '../../domain/kyc/steps'
import { Connectivity } from '../../ports/connectivity'
import { Navigation } from '../../ports/navigation'
import type { PortsOf } from '../../ports/token'
import { fromPort, fromWatch, tryAgainWhenOnline } from '../core/actors'
import type { VerificationsEvent } from './events'
import { makeReadRecord, savedRecordPorts } from './read-record'

export const verificationsPorts = { ...savedRecordPorts, navigation: Navigation, connectivity: Connectivity }

/** Implements the actors of the verifications with the ports. */
export const makeVerificationsImplementations = (ports: PortsOf<typeof verificationsPorts>) => ({
  actors: {
    loadSections: fromPort(ports.verification.sections),
    loadRecord: fromPort<KycField, SavedRecord>(makeReadRecord(ports)),
    watchAddress: fromWatch<VerificationsEvent>()(ports.navigation.watch, (here) =>
      here?.screen === 'verifications' ? { type: 'address-changed', field: fieldOfTab(here.tab) } : undefined,
    ),
    watchConnection: tryAgainWhenOnline<VerificationsEvent>(ports.connectivity),
  },
})
