import { screen, within } from '@testing-library/react'
import type { Policy } from '../../../../src/domain/policy/policy'
import { id } from '../../../../src/domain/values/id'
import type { Page } from '../../../../src/ports/page'
import { aCustomer } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import type { FeatureScript } from '../../../support/script-features'
import '../../../support/screens/policies'
import { scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import { aPolicy } from '../../../support/shop-builders'

export const page = (rows: readonly Policy[], total = rows.length): Answer<Page<Policy>> => succeeds({ rows, total })

/** Opens the policies, with the answers for the list and for one policy. */
export const open = async (
  list: readonly Answer<Page<Policy>>[],
  byId: readonly Answer<Policy>[] = [],
  search = '',
  features: Omit<FeatureScript, 'policies'> = {},
) => {
  const app = renderApp(`/dashboard/policies${search}`, {
    profile: [succeeds(aCustomer())],
    features: { policies: { list: scripted(...list), byId: scripted(...byId) }, ...features },
  })
  await screen.findByRole('heading', { name: 'Policies' })
  return app
}

export const dialog = async () => within(await screen.findByRole('dialog', { name: 'Policy Details' }))

/** Ten policies with ids starting at a number. */
export const rowsFrom = (from: number) => Array.from({ length: 10 }, (_, index) => aPolicy({ id: id(from + index) }))
