import { screen } from '@testing-library/react'
import { fillIn } from '../../../support/fill-in'
import { fails, scripted, succeeds } from '../../../support/scripted-ports'
import { everyError } from '../../../support/builders'
import { aSavedBvn, aSavedEmployer, sectionsWith } from '../../../support/verification-builders'
import type { SavedEmployer } from '../../../../src/domain/kyc/records/employer'
import type { SavedBvn } from '../../../../src/domain/kyc/saved-record'
import type { KycSection } from '../../../../src/domain/kyc/sections'
import { field, openWizard, step } from './open-wizard'

describe('moving in the wizard', () => {
  test('[TAP-04] Back opens the previous step, which is shown as saved and leads on', async () => {
    const { user } = await openWizard('PendingBvnInfo')
    await step('BVN Information')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await step('Bank Account Information')).toHaveFocus()
    expect(window.location.search).toBe('?step=2')
    expect(screen.getByText('This step is saved. Send it again only if something has changed.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    await step('BVN Information')
  })

  test('a saved step is shown read-only with the server’s values until it is edited', async () => {
    const { user } = await openWizard(
      'PendingMedicalInfo',
      {},
      { features: { verification: { employer: scripted(succeeds(aSavedEmployer())) } } },
    )
    await step('Select the following based on which is applicable')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await step('Employer Details')
    expect(screen.getByText('Company', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Works Ltd')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(field('Company name')).toHaveValue('Works Ltd')
    expect(field('Tax number')).toHaveValue('T-1')
  })

  test('a step that cannot be loaded shows a message, and is still saved', async () => {
    const verification = { bvn: scripted<void, SavedBvn>(fails(everyError.Outage), succeeds(aSavedBvn())) }
    const { user } = await openWizard('PendingEmployerInfo', {}, { features: { verification } })
    await step('Employer Details')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByText('We could not show what you saved')).toBeInTheDocument()
    expect(screen.getByText('This step is saved.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Show BVN' }))
    expect(screen.getByText('22222222222')).toBeInTheDocument()
  })

  test.each([
    ['Blurred.', 'This part was not accepted: Blurred.'],
    [undefined, 'This part was not accepted. Please check it and send it again.'],
  ])('a rejected step opens with the reason %p, and with the saved values', async (reason, words) => {
    const sections = scripted<void, readonly KycSection[]>(
      succeeds(sectionsWith({ 'Employer Info': { status: 'Rejected', reason } })),
    )
    const verification = { sections, employer: scripted<void, SavedEmployer>(succeeds(aSavedEmployer())) }
    await openWizard('PendingEmployerInfo', {}, { features: { verification } })
    await step('Employer Details')
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(field('Company name')).toHaveValue('Works Ltd')
  })

  test('[KYC-02] an unknown status explains why it starts at step 1', async () => {
    await openWizard('Something else')
    await step('User Details')
    expect(screen.getByText(/We could not tell which step you had reached/)).toBeInTheDocument()
  })

  test('[KYC-13] what was typed survives a reload, a BVN does not', async () => {
    const first = await openWizard('PendingBvnInfo')
    await step('BVN Information')
    await fillIn(first.user, field('BVN number'), '22222222222')
    await first.user.click(screen.getByRole('button', { name: 'Back' }))
    await step('Bank Account Information')
    await fillIn(first.user, field('Account number'), '0010246780')
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('22222222222')
    first.unmount()

    await openWizard('PendingAccountInfo')
    await step('Bank Account Information')
    expect(field('Account number')).toHaveValue('0010246780')
  })
})
