import { fillForm, type KycForms, type SavedRecord } from '../../../domain/kyc/parts/parts'
import type { KycLists } from '../../../domain/kyc/parts/part'
import { kycSteps, type KycPart } from '../../../domain/kyc/steps'

/** The forms, filled with what a step has saved. */
export const fillFromRecord = (forms: KycForms, saved: SavedRecord | undefined, lists: KycLists): KycForms => {
  const part = kycSteps.find(({ field }) => field === saved?.field)?.part
  if (part === undefined || saved?.values === undefined) return forms
  return { ...forms, [part]: fillForm<KycPart>(part, forms[part], saved.values, lists) }
}
