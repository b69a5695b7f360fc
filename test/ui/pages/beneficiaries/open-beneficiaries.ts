import { screen } from '@testing-library/react'
import type { Beneficiaries } from '../../../../src/domain/beneficiary/beneficiary'
import { someRelationships } from '../../../support/beneficiary-builders'
import { aCustomer } from '../../../support/builders'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/beneficiaries'
import '../../../support/screens/shop'
import { never, scripted, succeeds, type Answer } from '../../../support/scripted-ports'

type BeneficiaryScript = NonNullable<NonNullable<AppScript['features']>['beneficiaries']>

/** The portal at an address of the beneficiaries, whose list answers so. */
export const openBeneficiaries = async (
  path: string,
  lists: readonly Answer<Beneficiaries>[],
  script: Partial<BeneficiaryScript> = {},
) => {
  const app = renderApp(path, {
    profile: [succeeds(aCustomer())],
    features: {
      beneficiaries: {
        list: scripted(...lists),
        relationshipTypes: scripted(succeeds(someRelationships), succeeds(someRelationships)),
        ...script,
      },
      catalogue: { categories: scripted(never) },
    },
  })
  await screen.findByRole('heading', { name: 'Your beneficiaries' })
  return app
}
