import { screen, within } from '@testing-library/react'
import { fillIn } from '../../../support/fill-in'
import { fails, scripted, succeeds } from '../../../support/scripted-ports'
import { aCustomer, everyError } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import { aSavedBvn, aSavedEmployer, sectionsWith } from '../../../support/verification-builders'
import type { SavedBvn, SavedEmployer } from '../../../../src/domain/kyc/saved-record'
import type { KycSection } from '../../../../src/domain/kyc/sections'
import { field, onward, openWizard, step } from './open-wizard'

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
    expect(onward()).toBeEnabled()
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
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(field('BVN number')).toHaveValue('')
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

  test('a rejected step whose saved values cannot be loaded says so, with the reason', async () => {
    const sections = scripted<void, readonly KycSection[]>(
      succeeds(sectionsWith({ 'Employer Info': { status: 'Rejected', reason: 'Blurred.' } })),
    )
    const employer = scripted<void, SavedEmployer>(fails(everyError.Outage), succeeds(aSavedEmployer()))
    const { user } = await openWizard('PendingEmployerInfo', {}, { features: { verification: { sections, employer } } })
    expect(await screen.findByText('We could not show what you saved')).toBeInTheDocument()
    expect(screen.getByText('This part was not accepted: Blurred.')).toBeInTheDocument()
    expect(screen.queryByText('This step is saved.')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Next step' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await step('Employer Details')
    expect(field('Company name')).toHaveValue('Works Ltd')
  })

  test.each(['Something else', ''])(
    '[KYC-02] an unknown status (%p) explains why it starts at step 1',
    async (status) => {
      await openWizard(status)
      await step('User Details')
      expect(screen.getByText(/We could not tell which step you had reached/)).toBeInTheDocument()
    },
  )

  test.each([
    ['PendingReview', 'Meanwhile, you can buy cover or look at what you sent us.'],
    ['Approved', 'You can buy cover or look at what you sent us in Settings.'],
  ])('[KYC-12] with the status %s the page shows what happens next', async (status, words) => {
    await openWizard(status)
    const next = (await screen.findByRole('heading', { name: 'What happens next' })).parentElement
    expect(next).toHaveTextContent(words)
    expect(screen.getByRole('link', { name: 'what you sent us' })).toHaveAttribute(
      'href',
      '/dashboard/settings/verifications',
    )
  })

  test('step 1 has no Back', async () => {
    await openWizard('NewlyRegistered')
    await step('User Details')
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  })

  test('the progress names every step and marks the current one', async () => {
    await openWizard('PendingBvnInfo')
    const progress = within(screen.getByRole('list', { name: 'Progress' }))
    expect(progress.getAllByRole('listitem')).toHaveLength(8)
    await step('BVN Information')
    expect(progress.getByText('BVN').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  test('[ERR-04] a status that cannot be read is reported, and read again on request', async () => {
    const customer = succeeds(aCustomer({ kycStatus: 'PendingBvnInfo' }))
    const { user } = renderApp('/dashboard/kyc', { profile: [customer, fails(everyError.Outage), customer] })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load thisAn error occurred during operation',
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await step('BVN Information')
  })

  test('what was typed survives a reload, a BVN does not', async () => {
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
