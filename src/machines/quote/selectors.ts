import type { SnapshotFrom } from 'xstate'
import { isUnlisted } from '../../domain/quote/appliances'
import { requestedCategory, requestedKind, requestedProduct } from './setup/context'
import type { QuoteMachine } from './machine'

type Snapshot = SnapshotFrom<QuoteMachine>

/** What the shop shows; `kind` selects the form. */
export type ShopView =
  | 'loading'
  | 'failed'
  | 'categories'
  | 'products'
  | 'form'
  | 'without-form'
  | 'without-destinations'

export const view = (snapshot: Snapshot): ShopView => {
  if (snapshot.hasTag('loading')) return 'loading'
  if (snapshot.hasTag('failed')) return 'failed'
  if (snapshot.matches('ChoosingCategory')) return 'categories'
  if (snapshot.matches('ChoosingProduct')) return 'products'
  if (snapshot.matches({ Travel: 'NoDestinations' })) return 'without-destinations'
  return requestedKind(snapshot.context) === undefined ? 'without-form' : 'form'
}

/** Whether a health quote can be requested, and if not, why. */
export type Gate = 'open' | 'loading' | 'none' | 'unknown'

export const gate = (snapshot: Snapshot): Gate => {
  if (snapshot.matches({ Health: 'FindingBeneficiaries' })) return 'loading'
  if (snapshot.matches({ Health: 'WithoutBeneficiaries' })) return 'none'
  return snapshot.matches({ Health: 'BeneficiariesUnknown' }) ? 'unknown' : 'open'
}

export const categories = (snapshot: Snapshot) => snapshot.context.categories
export const products = (snapshot: Snapshot) => snapshot.context.products
export const category = (snapshot: Snapshot) => requestedCategory(snapshot.context)
export const product = (snapshot: Snapshot) => requestedProduct(snapshot.context)
/** The form of the requested category, in any state. */
export const kind = (snapshot: Snapshot) => requestedKind(snapshot.context)
export const today = (snapshot: Snapshot) => snapshot.context.today
export const makes = (snapshot: Snapshot) => snapshot.context.makes
export const models = (snapshot: Snapshot) => snapshot.context.models
export const destinations = (snapshot: Snapshot) => snapshot.context.destinations
export const applianceNames = (snapshot: Snapshot) => snapshot.context.applianceNames
export const appliances = (snapshot: Snapshot) => snapshot.context.appliances
/** An appliance was chosen or priced, but not added. */
export const hasUnlisted = ({ context }: Snapshot): boolean => isUnlisted(context.applianceNames, context.appliances)
export const applianceErrors = (snapshot: Snapshot) => snapshot.context.applianceErrors
export const isAboveCap = (snapshot: Snapshot) => snapshot.context.applianceErrors.failure !== undefined
export const forms = (snapshot: Snapshot) => snapshot.context.forms
export const errors = (snapshot: Snapshot) => snapshot.context.errors
/** The quote was received, and the form is empty again. */
export const isQuoted = (snapshot: Snapshot): boolean => snapshot.matches('Quoted') || snapshot.matches('Left')
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || isQuoted(snapshot)
export const isFetchingModels = (snapshot: Snapshot): boolean => snapshot.matches({ Motor: 'FetchingModels' })
export const isWithoutModels = (snapshot: Snapshot): boolean => snapshot.matches({ Motor: 'WithoutModels' })
/** Whether what is shown has something before it in the shop. */
export const canGoBack = (snapshot: Snapshot): boolean =>
  !(['Opening', 'Closed', 'ChoosingCategory'] as const).some((state) => snapshot.matches(state))
/** The next quote takes the place of another one. */
export const isReplacing = (snapshot: Snapshot): boolean => snapshot.context.requested.replaces !== undefined
