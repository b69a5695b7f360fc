import { screen } from '@testing-library/react'
import { aCustomer, aResetLink } from '../../support/builders'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/email'
import '../../support/screens/phone'
import '../../support/screens/reset'
import '../../support/screens/settings'
import { scripted, succeeds } from '../../support/scripted-ports'

const read = succeeds(aCustomer({ phoneNumber: '+2348034440001' }))
const profile = [read, read, read]

/** What password managers and phones read of the form around a button: its fields, in order. */
const fieldsAround = async (button: string) => {
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: button })
  const { form } = submit
  expect([submit.type, form?.method]).toEqual(['submit', 'post'])
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
  const visible = fields.filter((field) => field.getAttribute('aria-hidden') === null)
  for (const field of visible.filter((field) => field.getAttribute('autocomplete') !== 'off'))
    expect([field.name, field.id]).not.toContain('')
  return fields.map((field) => `${field.name}: ${field.type}, ${field.getAttribute('autocomplete') ?? ''}`)
}

describe('what password managers fill in and save', () => {
  test.each([
    ['log-in', '/login', 'Log in', ['email: email, username', 'password: password, current-password']],
    [
      'registration',
      '/register',
      'Create Account',
      [
        'firstName: text, given-name',
        'lastName: text, family-name',
        'email: email, email',
        'password: password, new-password',
        'referralCode: text, off',
      ],
    ],
    ['a forgotten password', '/login#forgot', 'Send reset link', ['email: email, username']],
    // No field for the user name: the link names no account, and an address stored here may be another customer's.
    [
      'a reset',
      '/login#reset',
      'Change password',
      ['password: password, new-password', 'confirmpassword: password, new-password'],
    ],
  ])('[ACC-05] %s', async (_, path, button, fields) => {
    renderApp(path, { resetLink: aResetLink() })
    expect(await fieldsAround(button)).toEqual(fields)
  })

  test('[ACC-03] [ACC-05] a password change, which names the customer for them alone', async () => {
    renderApp('/dashboard/settings', { profile })
    expect(await fieldsAround('Update Password')).toEqual([
      'username: text, username',
      'password: password, current-password',
      'newPassword: password, new-password',
      'confirmPassword: password, new-password',
    ])
    const userName = document.querySelector('input[autocomplete="username"]')
    expect(userName).toHaveValue('customer@portal.test')
    // Nobody else meets it: neither a keyboard nor a screen reader.
    for (const [attribute, value] of [
      ['readonly', ''],
      ['tabindex', '-1'],
      ['aria-hidden', 'true'],
    ] as const)
      expect(userName).toHaveAttribute(attribute, value)
  })

  test('[ACC-05] a new activation link', async () => {
    const { user } = renderApp('/register/verifyEmail/7')
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
    expect(await fieldsAround('Send a new link')).toEqual(['email: email, username'])
  })

  test('[ACC-05] a phone number and the code of its SMS', async () => {
    const phone = { sendCode: scripted<string, void>(succeeds(undefined)) }
    const { user } = renderApp('/verify-phone', { profile, features: { phone } })
    expect(await fieldsAround('Send code')).toEqual([
      'countryCode: select-one, tel-country-code',
      'number: text, tel-national',
    ])
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    const [first, ...others] = await fieldsAround('Verify')
    expect(first).toBe('digit1: text, one-time-code')
    expect(others).toEqual(['digit2', 'digit3', 'digit4', 'digit5', 'digit6'].map((name) => `${name}: text, off`))
  })
})
