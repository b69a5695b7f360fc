import { map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseBeneficiary, parseNewBeneficiary } from '../../domain/beneficiary/beneficiary-form'
import { heldShares } from '../../domain/beneficiary/beneficiary'
import { sharesOfOthers } from '../../domain/beneficiary/shares'
import { documentUpload, parseDocument, type ChosenFile } from '../../domain/kyc/parts/document'
import type { FieldFailure, Parsed } from '../../domain/rules/rule'
import { id, type Id } from '../../domain/values/id'
import type { Percentage } from '../../domain/values/percentage'
import { fieldFailuresOf } from '../core/form'
import type { LookUp, Save } from './actors'
import type { BeneficiariesEvent } from './events'
import type { BeneficiariesContext } from './context'

type Here = { readonly context: BeneficiariesContext }
type Submitted = Here & { readonly event: Extract<BeneficiariesEvent, { readonly type: 'submit-beneficiary' }> }

const editedId = ({ opened }: BeneficiariesContext): Id | undefined =>
  opened.id === undefined ? undefined : id(opened.id)

/** The shares of the other beneficiaries, as far as the list is known. */
export const otherShares = (context: BeneficiariesContext): readonly Percentage[] =>
  sharesOfOthers(heldShares(context.beneficiaries), editedId(context))

/** The field failures of a submitted form, in the order of its fields. */
export const brokenRules = ({ context, event }: Submitted): readonly FieldFailure[] => {
  const others = otherShares(context)
  return fieldFailuresOf(
    context.opened.adding
      ? parseNewBeneficiary(others, context.today)(event.form)
      : parseBeneficiary(others)(event.form),
  )
}

/**
 * The form was compared with the other shares at the submit. The list may have been reloaded since; from here on the
 * server compares them.
 */
const noOtherShares: readonly Percentage[] = []

export const documentFile = ({ context: { form, today } }: Here): Parsed<ChosenFile> =>
  pipe(
    parseDocument(today)(form),
    map(({ file }) => file),
  )

export const saveRequest = ({ context }: Here): Parsed<Save> => {
  const { form, today, documentData } = context
  const edited = editedId(context)
  return edited === undefined
    ? pipe(
        parseNewBeneficiary(noOtherShares, today)(form),
        map(({ details, document }) => ({ id: edited, details, document: documentUpload(document, documentData) })),
      )
    : pipe(
        parseBeneficiary(noOtherShares)(form),
        map((details) => ({ id: edited, details })),
      )
}

export const lookUpRequest = ({ context }: Here): Parsed<LookUp> =>
  pipe(
    parseBeneficiary(noOtherShares)(context.form),
    map((details) => ({ id: editedId(context), details, before: context.beneficiaries })),
  )
