import { beneficiaryOf, checkBeneficiary, checkNewBeneficiary } from '../../domain/beneficiary/beneficiary-form'
import { heldBy } from '../../domain/beneficiary/beneficiary'
import { sharesOfOthers } from '../../domain/beneficiary/shares'
import type { FieldFailure } from '../../domain/rules/rule'
import { id } from '../../domain/values/id'
import type { Percentage } from '../../domain/values/percentage'
import { fieldFailuresOf } from '../core/form'
import type { LookUp, Save } from './contracts'
import type { BeneficiariesEvent } from './events'
import type { BeneficiariesContext } from './setup'

type Here = { readonly context: BeneficiariesContext }
type Submitted = Here & { readonly event: Extract<BeneficiariesEvent, { readonly type: 'submit-beneficiary' }> }

/** What the other beneficiaries hold, as far as the list is known. */
export const othersIn = ({ beneficiaries, opened }: BeneficiariesContext): readonly Percentage[] =>
  sharesOfOthers(heldBy(beneficiaries), opened.id === undefined ? undefined : id(opened.id))

/** The rules that a submitted form breaks, in the order of its fields. */
export const brokenRules = ({ context, event }: Submitted): readonly FieldFailure[] => {
  const others = othersIn(context)
  return fieldFailuresOf(
    context.opened.adding ? checkNewBeneficiary(others, context.today)(event.form) : checkBeneficiary(others)(event.form),
  )
}

export const saveRequest = ({ context: { opened, form, documentData } }: Here): Save => ({
  id: opened.id,
  form,
  documentData,
})

export const lookUpRequest = ({ context: { opened, form, beneficiaries } }: Here): LookUp => ({
  id: opened.id,
  details: beneficiaryOf(form),
  before: beneficiaries,
})
