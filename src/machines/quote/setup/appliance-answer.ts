import { isLeft } from 'fp-ts/Either'
import { plainFailure } from '../../../domain/failure/failure'
import { addAppliance, type Appliance, type ApplianceForm } from '../../../domain/quote/appliances'
import { applianceMessages } from '../../../domain/quote/messages'
import { noErrors, type FormErrors } from '../../core/form'

/** The errors of an appliance that is not added: at its fields, or the cap. */
export const applianceErrorsOf = (items: readonly Appliance[], form: ApplianceForm): FormErrors => {
  const added = addAppliance(items, form)
  if (!isLeft(added)) return noErrors
  return added.left._tag === 'Broken'
    ? { fields: added.left.fields, failure: undefined }
    : { fields: [], failure: plainFailure(applianceMessages.threshold) }
}

/** Whether an appliance is refused only because of the cap. */
export const isAboveCap = (items: readonly Appliance[], form: ApplianceForm): boolean =>
  applianceErrorsOf(items, form).failure !== undefined
