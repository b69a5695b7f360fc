import type { SnapshotFrom } from 'xstate'
import { heldShares } from '../../domain/beneficiary/beneficiary'
import { leftBy } from '../../domain/beneficiary/shares'
import { sumOf, type Percentage } from '../../domain/values/percentage'
import { otherShares } from './requests'
import type { BeneficiariesMachine } from './machine'

type Snapshot = SnapshotFrom<BeneficiariesMachine>

type ListView = 'loading' | 'failed' | 'empty' | 'shown'

export const listView = (snapshot: Snapshot): ListView => {
  if (snapshot.matches({ List: 'Loading' })) return 'loading'
  if (snapshot.matches({ List: 'Failed' })) return 'failed'
  return snapshot.context.beneficiaries.length === 0 ? 'empty' : 'shown'
}

const none: readonly never[] = []

/** Empty unless they are shown. */
export const rows = (snapshot: Snapshot) =>
  snapshot.matches({ List: 'Shown' }) ? snapshot.context.beneficiaries : none
export const total = (snapshot: Snapshot) => snapshot.context.total
export const listMessage = (snapshot: Snapshot) => snapshot.context.listMessage
export const types = (snapshot: Snapshot) => snapshot.context.types
export const areTypesUnknown = (snapshot: Snapshot): boolean => snapshot.matches({ Types: 'Unknown' })
export const areTypesLoading = (snapshot: Snapshot): boolean => snapshot.matches({ Types: 'Loading' })

type FormView = 'closed' | 'opening' | 'missing' | 'failed' | 'form'

export const formView = (snapshot: Snapshot): FormView => {
  if (snapshot.matches({ Form: 'Opening' })) return 'opening'
  if (snapshot.matches({ Form: 'Missing' })) return 'missing'
  if (snapshot.matches({ Form: 'OpeningFailed' })) return 'failed'
  return snapshot.matches({ Form: 'Editing' }) || snapshot.matches({ Form: 'Sending' }) ? 'form' : 'closed'
}

/** The shop's address that leads back to the quote form; `undefined` if the customer came from elsewhere. */
export const quotePlace = (snapshot: Snapshot) => snapshot.context.quote

export const isAdding = (snapshot: Snapshot): boolean => snapshot.context.opened.adding
export const form = (snapshot: Snapshot) => snapshot.context.form
export const today = (snapshot: Snapshot) => snapshot.context.today
export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

const isListComplete = ({ context: { total, beneficiaries } }: Snapshot): boolean => total === beneficiaries.length

/** The total of all shares; `undefined` while there are none, or until the server's whole list is known. */
export const given = (snapshot: Snapshot): Percentage | undefined =>
  isListComplete(snapshot) && snapshot.context.beneficiaries.length > 0
    ? sumOf(heldShares(snapshot.context.beneficiaries).map(({ share }) => share))
    : undefined

/** The largest share the form's beneficiary can have: what is left, plus its own old share. */
export const availableShare = (snapshot: Snapshot): Percentage | undefined =>
  isListComplete(snapshot) ? leftBy(otherShares(snapshot.context)) : undefined
