import { fireEvent, screen, within } from '@testing-library/react'
import type { PasswordChange } from '../../../../src/domain/session/password'
import { aCustomer, everyError } from '../../../support/builders'
import { fillIn } from '../../../support/fill-in'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/settings'
import { fails, late, scripted, succeeds, type Answer } from '../../../support/scripted-ports'

const open = (differences: Parameters<typeof aCustomer>[0] = {}, script: AppScript = {}) => {
  const read = succeeds(aCustomer(differences))
  return renderApp('/dashboard/settings', { profile: [read, read, read], ...script })
}
const valueOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent
const labels = ['User name', 'Full name', 'Email', 'Phone', 'KYC status', 'Gender', 'Date of birth']

describe('the overview of settings', () => {
  test.each([
    [
      { isPhoneVerified: true, imageUrl: 'https://files.test/me.png' },
      [
        'customer',
        'First Last',
        'customer@portal.test',
        '08030000000 Verified',
        'Incomplete',
        'Female',
        '31\u00a0January\u00a01990',
      ],
      'Verify another phone number',
    ],
    [
      { userName: undefined, phoneNumber: undefined, surname: undefined, gender: undefined, dateOfBirth: undefined },
      ['-', 'First', 'customer@portal.test', '-', 'Incomplete', '-', '-'],
      'Verify your phone number',
    ],
  ])(
    '[SET-02] [KYC-23: verified phone] [PHONE-01] shows the logged-in customer, read-only (%j)',
    async (differences, values, phone) => {
      open(differences)
      await screen.findByRole('heading', { name: 'Settings' })
      expect(await Promise.all(labels.map(valueOf))).toEqual(values)
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', '/verify-phone')
      const picture = screen.queryByRole('img', { name: 'Your picture' })
      if (picture) {
        expect(picture).toHaveAttribute('src', 'https://files.test/me.png')
        fireEvent.error(picture)
      }
      expect(screen.getByRole('img', { name: 'Default picture' })).toBeInTheDocument()
    },
  )

  test.each([
    ['corrected', 'PendingReview', 'Pending Review', 'warning'],
    ['corrected', 'Approved', 'Complete', 'success'],
    ['observed', 'NewlyRegistered', 'Complete', 'success'],
  ] as const)('[SET-03] rule set %s, status %s: %s, %s', async (ruleSet, kycStatus, text, look) => {
    open({ kycStatus }, { features: { ruleSet } })
    expect(await screen.findByText(text)).toHaveClass(look)
  })

  test('[SET-01: addresses] two tabs, each with its own address, and the overview as the index; the active one is marked', async () => {
    const { user, at } = open()
    const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }))
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Overview')
    expect(at()).toBe('/dashboard/settings')
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/dashboard/settings/overview'],
      ['Verifications', '/dashboard/settings/verifications'],
    ])
    await user.click(tabs.getByRole('link', { name: 'Verifications' }))
    expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeInTheDocument()
    expect(at()).toBe('/dashboard/settings/verifications')
    const now = within(screen.getByRole('navigation', { name: 'Settings' }))
    expect(now.getByRole('link', { current: 'page' })).toHaveTextContent('Verifications')
  })
})

describe('the password form', () => {
  const fields = ['Old password', 'New password', 'Retype new password']
  const fill = async (typed: readonly string[], ...answers: readonly Answer<void>[]) => {
    const change = scripted<PasswordChange, void>(...answers)
    const app = open({}, { features: { password: { change } } })
    expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription('At least 8 characters')
    for (const [index, label] of fields.entries())
      if (typed[index]) await fillIn(app.user, screen.getByLabelText(label), typed[index])
    await app.user.click(screen.getByRole('button', { name: 'Update Password' }))
    return app
  }

  test('[AUTH-26: change] [SET-04] shows at each field what is wrong, and stays as typed', async () => {
    await fill(['short', '', 'another one'])
    expect(screen.getByLabelText('Old password')).toHaveAccessibleDescription(/at least 8 characters/)
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Please create a new password')
    expect(screen.getByLabelText('Retype new password')).toHaveValue('another one')
  })

  test('[FORM-04] [ACC-03] is busy while the password is changed, then says so, and is empty again', async () => {
    const answer = late<void>()
    await fill(['Old-pass-2025', 'New-pass-2025', 'New-pass-2025'], answer.answer)
    const button = screen.getByRole('button', { name: 'Update Password' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    answer.succeeds(undefined)
    const done = 'Your password has been changed. You are logged out on all other devices.'
    expect(await screen.findByText(done)).toBeInTheDocument()
    expect(button).not.toHaveAttribute('aria-busy')
    expect(fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(['', '', ''])
  })

  test('[ACC-03] [SET-04] what the server answers is said, and everything stays as typed', async () => {
    const typed = ['Old-pass-2025', 'New-pass-2025', 'New-pass-2025']
    await fill(typed, fails(everyError.NotFound))
    expect(await screen.findByText('Changing the password is not available yet')).toBeInTheDocument()
    expect(fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(typed)
  })
})
