import {
  listPaths,
  profilePath,
  sectionsPath,
  referralsPath,
  beneficiariesPath,
  relationshipTypesPath,
} from '../../contract/paths'
import { isListName, type ListName } from '../../domain/lists/lists'
import type { Destination } from '../../ports/navigation'

/** A call that only reads: its path below `/api`, and its query as it is sent. */
export type FirstRead = { readonly path: `/${string}`; readonly query: Readonly<Record<string, string>> }

const read = (path: FirstRead['path'], query: FirstRead['query'] = {}): FirstRead => ({ path, query })
const page = (size: number, filter = {}) => ({ SkipCount: '0', MaxResultCount: String(size), ...filter })

const pathOfList: Readonly<Record<ListName, FirstRead['path']>> = listPaths

const profile = read(profilePath)
const sections = read(sectionsPath)

/**
 * What a screen requests first at its plain address, for `makeReadAhead`; the calls themselves are loaded with the
 * screen. A journey compares each with what its screen requests, so that nothing is requested twice.
 */
const firstReads: Readonly<Partial<Record<Destination['screen'], readonly FirstRead[]>>> = {
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

const ofScreen = (screen: Destination['screen']): readonly FirstRead[] =>
  (isListName(screen) ? [read(pathOfList[screen], page(10))] : firstReads[screen]) ?? []

/** The first reads of a destination; none where its address says more than its screen, such as a page of a list. */
export const firstReadsOf = (destination: Destination | undefined): readonly FirstRead[] =>
  destination && Object.keys(destination).length === 1 ? ofScreen(destination.screen) : []
