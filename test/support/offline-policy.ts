import { summaryOf } from '../../src/domain/policy/offline-policy'
import { aPolicy } from './shop-builders'

/** A policy that is kept on the device with its certificate, and whose it is. */
export const offlineRow = {
  ...summaryOf(aPolicy(), Date.UTC(2025, 5, 16, 11, 5)),
  certificate: new TextEncoder().encode('%PDF-1.7'),
}
export const owner = 'customer@portal.test'
