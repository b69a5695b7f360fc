import { isLeft } from 'fp-ts/Either'
import { addAppliance, type Appliance, type ApplianceForm } from '../../domain/quote/appliances'
import type { FieldFailure } from '../../domain/rules/rule'

/** What is wrong at the fields of an appliance that is not listed. */
export const refusedFields = (items: readonly Appliance[], form: ApplianceForm): readonly FieldFailure[] => {
  const added = addAppliance(items, form)
  return isLeft(added) && added.left._tag === 'Broken' ? added.left.fields : []
}

/** Whether an appliance is refused for the cap alone. */
export const isAboveCap = (items: readonly Appliance[], form: ApplianceForm): boolean => {
  const added = addAppliance(items, form)
  return isLeft(added) && added.left._tag === 'AboveCap'
}
