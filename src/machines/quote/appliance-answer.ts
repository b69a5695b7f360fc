import { isLeft } from 'fp-ts/Either'
import { addAppliance, type Appliance, type ApplianceForm } from '../../domain/quote/appliances'
import type { FieldFailure } from '../../domain/rules/rule'

/** The field failures of an appliance that is not added. */
export const refusedFields = (items: readonly Appliance[], form: ApplianceForm): readonly FieldFailure[] => {
  const added = addAppliance(items, form)
  return isLeft(added) && added.left._tag === 'Broken' ? added.left.fields : []
}

/** Whether an appliance is refused only because of the cap. */
export const isAboveCap = (items: readonly Appliance[], form: ApplianceForm): boolean => {
  const added = addAppliance(items, form)
  return isLeft(added) && added.left._tag === 'AboveCap'
}
