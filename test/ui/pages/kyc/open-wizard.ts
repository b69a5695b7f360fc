import { screen } from '@testing-library/react'
import type { Customer } from '../../../../src/domain/customer/customer'
import { aCustomer } from '../../../support/builders'
import { someBanks, someQuestions } from '../../../support/kyc-builders'
import { nothingSaved } from '../../../support/nothing-saved'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/kyc'
import { scripted, succeeds, type Answer } from '../../../support/scripted-ports'

export const field = (label: string) => screen.getByLabelText(label)
export const onward = () => screen.getByRole('button', { name: 'Continue' })
export const step = (title: string) => screen.findByRole('heading', { level: 2, name: title })

/** The portal at the wizard, for a customer with this status. */
export const openWizard = async (
  kycStatus: string,
  kyc: NonNullable<AppScript['features']>['kyc'] = {},
  script: AppScript = {},
) => {
  const read: Answer<Customer> = succeeds(aCustomer({ kycStatus }))
  const app = renderApp('/dashboard/kyc', {
    profile: Array<Answer<Customer>>(6).fill(read),
    ...script,
    features: {
      kyc: {
        banks: scripted(succeeds(someBanks)),
        medicalQuestions: scripted(succeeds(someQuestions)),
        ...kyc,
      },
      verification: { ...nothingSaved(), ...script.features?.verification },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Customer Information' })
  return app
}
