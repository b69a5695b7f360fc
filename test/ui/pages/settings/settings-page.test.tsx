import { fireEvent, screen, within } from '@testing-library/react'
import type { PasswordChange } from '../../../../src/domain/session/password'
import { aCustomer, everyError, rejected } from '../../../support/builders'
import { fillIn } from '../../../support/fill-in'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/settings'
import { fails, late, scripted, succeeds, type Answer } from '../../../support/scripted-ports'

const open = (
  differences: Parameters<typeof aCustomer>[0] = {},
  script: AppScript = {},
  path = '/dashboard/settings',
) => {
  const read = succeeds(aCustomer(differences))
  return renderApp(path, { profile: [read, read, read], ...script })
}
const valueOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent
const labels = ['User name', 'Full name', 'Email', 'Phone', 'KYC status', 'Gender', 'Date of birth']

describe('the overview of settings', () => {
  test.each([
    [
      {},
      [
        'customer',
        'First Last',
        'customer@portal.test',
        '08030000000',
        'Incomplete',
        'Female',
        '31\u00a0January\u00a01990',
      ],
    ],
    [
      { phoneNumber: undefined, surname: undefined, gender: undefined, dateOfBirth: undefined },
      ['customer', 'First', 'customer@portal.test', '-', 'Incomplete', '-', '-'],
    ],
    [
      { userName: undefined, name: undefined, surname: undefined, kycStatus: 'Approved' },
      [
        '-',
        'customer@portal.test',
        'customer@portal.test',
        '08030000000',
        'Complete',
        'Female',
        '31\u00a0January\u00a01990',
      ],
    ],
  ])('[SET-02] shows the logged-in customer, read-only (%j)', async (differences, values) => {
    open(differences)
    await screen.findByRole('heading', { name: 'Settings' })
    expect(await Promise.all(labels.map(valueOf))).toEqual(values)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('[KYC-23: verified phone] shows a verified phone number as verified, and another one can be', async () => {
    const first = open({ isPhoneVerified: true })
    expect(await valueOf('Phone')).toBe('08030000000 Verified')
    expect(screen.getByRole('link', { name: 'Verify another phone number' })).toHaveAttribute('href', '/verify-phone')
    first.unmount()
    open()
    expect(await screen.findByRole('link', { name: 'Verify your phone number' })).toBeInTheDocument()
  })

  test('[SET-02] shows the picture of the profile, else the default one', async () => {
    const first = open({ imageUrl: 'https://files.test/me.png' })
    expect(await screen.findByRole('img', { name: 'Your picture' })).toHaveAttribute('src', 'https://files.test/me.png')
    first.unmount()
    open()
    expect(await screen.findByRole('img', { name: 'Default picture' })).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: 'Your picture' })).not.toBeInTheDocument()
  })

  test('[SET-02] replaces a picture that fails to load with the default one', async () => {
    open({ imageUrl: 'https://files.test/gone.png' })
    fireEvent.error(await screen.findByRole('img', { name: 'Your picture' }))
    expect(screen.getByRole('img', { name: 'Default picture' })).toBeInTheDocument()
  })

  test.each([
    ['corrected', 'PendingReview', 'Pending Review', 'warning'],
    ['corrected', 'Approved', 'Complete', 'success'],
    ['corrected', 'NewlyRegistered', 'Incomplete', 'neutral'],
    ['observed', 'PendingReview', 'Pending Review', 'warning'],
    ['observed', 'NewlyRegistered', 'Complete', 'success'],
  ] as const)('[SET-03] rule set %s, status %s: %s, %s', async (ruleSet, kycStatus, text, look) => {
    open({ kycStatus }, { features: { ruleSet } })
    expect(await screen.findByText(text)).toHaveClass(look)
  })

  test('[SET-01: addresses] the overview is the index of Settings', async () => {
    const { at } = open()
    const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }))
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Overview')
    expect(await valueOf('Full name')).toBe('First Last')
    expect(at()).toBe('/dashboard/settings')
  })

  test('[SET-01: addresses] two tabs, each with its own address; the active one is marked', async () => {
    const { user, at } = open({}, {}, '/dashboard/settings/overview')
    const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }))
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Overview', 'Verifications'])
    expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/dashboard/settings/overview')
    await user.click(tabs.getByRole('link', { name: 'Verifications' }))
    expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeInTheDocument()
    expect(at()).toBe('/dashboard/settings/verifications')
    const now = within(screen.getByRole('navigation', { name: 'Settings' }))
    expect(now.getByRole('link', { name: 'Verifications' })).toHaveAttribute('aria-current', 'page')
    expect(now.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
  })

  test('[PHONE-01] links to the verification of the phone', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Verify your phone number' })
    expect(link).toHaveAttribute('href', '/verify-phone')
  })
})

describe('the password form', () => {
  const fill = async (values: readonly string[], script: AppScript = {}) => {
    const app = open({}, script)
    await screen.findByRole('button', { name: 'Update Password' })
    for (const [index, label] of ['Old password', 'New password', 'Retype new password'].entries())
      if (values[index]) await fillIn(app.user, screen.getByLabelText(label), values[index])
    await app.user.click(screen.getByRole('button', { name: 'Update Password' }))
    return app
  }

  test('says how long a new password is', async () => {
    open()
    expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription('At least 8 characters')
  })

  test('[AUTH-26: change] [SET-04] shows at each field what is wrong, and stays as typed', async () => {
    await fill(['short', '', 'another one'])
    expect(screen.getByLabelText('Old password')).toHaveAccessibleDescription(/at least 8 characters/)
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Please create a new password')
    expect(screen.getByLabelText('Retype new password')).toHaveValue('another one')
    expect(screen.queryByText('Changing the password is not available yet')).not.toBeInTheDocument()
  })

  const typed = ['Old-pass-2025', 'New-pass-2025', 'New-pass-2025']
  const values = () =>
    ['Old password', 'New password', 'Retype new password'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    )
  const answering = (...answers: Answer<void>[]) => {
    const change = scripted<PasswordChange, void>(...answers)
    return { change, script: { features: { password: { change } } } }
  }

  test('[ACC-03] changes the password, says that the other devices are logged out, and is empty again', async () => {
    const { change, script } = answering(succeeds(undefined))
    const { notices } = await fill(typed, script)
    const done = 'Your password has been changed. You are logged out on all other devices.'
    expect(await screen.findByText(done)).toBeInTheDocument()
    expect(change.inputs).toEqual([{ currentPassword: 'Old-pass-2025', newPassword: 'New-pass-2025' }])
    expect(values()).toEqual(['', '', ''])
    expect(notices.map(({ text }) => text)).toEqual([done])
    expect(
      JSON.stringify([window.localStorage, window.sessionStorage].map((stored) => Object.entries(stored))),
    ).not.toMatch(/pass-2025/i)
  })

  test('[FORM-04] [ACC-03] while the password is changed the button is busy', async () => {
    const answer = late<void>()
    const { script } = answering(answer.answer)
    await fill(typed, script)
    expect(screen.getByRole('button', { name: 'Update Password' })).toHaveAttribute('aria-busy', 'true')
    answer.succeeds(undefined)
    expect(await screen.findByText(/^Your password has been changed/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Update Password' })).not.toHaveAttribute('aria-busy')
  })

  test('[ACC-03] a wrong old password is reported at its field, and everything stays as typed', async () => {
    const { change, script } = answering(
      fails(
        rejected({
          message: 'Your request is not valid!',
          details: undefined,
          violations: [{ message: 'This is not your current password', fields: ['currentPassword'] }],
        }),
      ),
      succeeds(undefined),
    )
    const { user } = await fill(typed, script)
    expect(await screen.findByText('1 answer needs attention')).toBeInTheDocument()
    expect(screen.getByLabelText('Old password')).toHaveAccessibleDescription('This is not your current password')
    expect(screen.queryByText(/request is not valid|error occurred/)).not.toBeInTheDocument()
    expect(values()).toEqual(typed)
    await user.click(screen.getByRole('button', { name: 'Update Password' }))
    expect(await screen.findByText(/^Your password has been changed/)).toBeInTheDocument()
    expect(change.inputs).toHaveLength(2)
  })

  test('[SET-04] [ACC-03] with a server that has no such call says that the change is not available yet', async () => {
    const { script } = answering(fails(everyError.NotFound))
    const { notices } = await fill(typed, script)
    expect(await screen.findByText('Changing the password is not available yet')).toBeInTheDocument()
    expect(notices.map(({ text }) => text)).toEqual(['Changing the password is not available yet'])
    expect(values()).toEqual(typed)
  })

  test('[ACC-03] [ACC-05] password managers see whose password it is', async () => {
    open()
    await screen.findByRole('button', { name: 'Update Password' })
    const userName = document.querySelector('input[autocomplete="username"]')
    expect(userName).toHaveValue('customer@portal.test')
    expect(userName).toHaveAttribute('readonly')
    // Nobody else meets it: neither a keyboard nor a screen reader.
    expect(userName).toHaveAttribute('tabindex', '-1')
    expect(userName).toHaveAttribute('aria-hidden', 'true')
  })
})
