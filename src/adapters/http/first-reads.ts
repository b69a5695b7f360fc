import {
  profilePath,
  sectionsPath,
  policiesPath,
  mandatesPath,
  referralsPath,
  beneficiariesPath,
  relationshipTypesPath,
} from '../../contract/paths'
import type { Destination } from '../../ports/navigation'

/** A call that only reads: its path below `/api`, and its query as it is sent. */
export type FirstRead = { readonly path: `/${string}`; readonly query: Readonly<Record<string, string>> }

const read = (path: FirstRead['path'], query: FirstRead['query'] = {}): FirstRead => ({ path, query })
const page = (size: number, filter = {}) => ({ SkipCount: '0', MaxResultCount: String(size), ...filter })

const profile = read(profilePath)
const sections = read(sectionsPath)

/**
 * What a screen requests first at its plain address, for `makeReadAhead`; the calls themselves are loaded with the
 * screen. A journey compares each with what its screen requests, so that nothing is requested twice.
 */
const firstReads: Readonly<Partial<Record<Destination['screen'], readonly FirstRead[]>>> = {
  policies: [read(policiesPath, page(10))],
  mandates: [read(mandatesPath, page(10))],
  rewards: [
    read(referralsPath, page(10)),
    read(referralsPath, page(1)),
    read(referralsPath, page(1, { Filter: 'Paid' })),
    read(referralsPath, page(1, { Filter: 'Pending' })),
  ],
  beneficiaries: [read(beneficiariesPath, page(40)), read(relationshipTypesPath)],
  kyc: [sections, profile],
  verifications: [sections],
}

/** The first reads of a destination; none where its address says more than its screen, such as a page of a list. */
export const firstReadsOf = (destination: Destination | undefined): readonly FirstRead[] =>
  (destination && Object.keys(destination).length === 1 && firstReads[destination.screen]) || []
