import { act, screen } from '@testing-library/react'
import type { Registration } from '../../../src/domain/session/sign-up'
import { rejected } from '../../support/builders'
import { fillIn } from '../../support/fill-in'
import { keyboardOf } from '../../support/keyboard'
import { renderApp, type AppScript } from '../../support/render-app'
import '../../support/screens/account'
import { fails, scripted } from '../../support/scripted-ports'

const labels = ['First Name', 'Last Name', 'Email', 'Password', 'Got a referral code?']
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fields = () => labels.map(field)
const button = () => screen.getByRole('button', { name: 'Create Account' })

/** Enough turns of the event loop's microtasks for the form's machine, whose module is loaded already. */
const machineLoads = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

const open = async (path = '/register', script: AppScript = {}) => {
  const app = renderApp(path, script)
  await screen.findByRole('heading', { name: 'Create an account' })
  await act(machineLoads)
  return app
}

describe('registration page', () => {
  test('[AUTH-10: fields, link, nothing sent] has its heading, its subtitle, five empty fields and a link to log-in', async () => {
    await open()
    expect(screen.getByText('Register with us')).toBeInTheDocument()
    expect(fields().map(({ value }) => value)).toEqual(['', '', '', '', ''])
    expect(fields().map(keyboardOf)).toEqual(['', '', 'email email', 'password none false', 'none false'])
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters')
    expect(field('Got a referral code?')).toHaveAccessibleDescription('Optional')
    expect(screen.getByRole('link', { name: 'Already a user?' })).toHaveAttribute('href', '/login')
    expect(button()).toBeEnabled()
    // A submit without the script puts nothing into an address.
    expect(button().closest('form')).toHaveAttribute('method', 'post')
  })

  test('[AUTH-11] the referral code in the address is filled in', async () => {
    await open('/register?referralcode=FRIEND7')
    expect(field('Got a referral code?')).toHaveValue('FRIEND7')
  })

  test('[AUTH-12] [FORM-01] [FORM-03] an empty form shows every message at its field, on submit only', async () => {
    const { user } = await open()
    await user.click(field('First Name'))
    for (const _ of labels) await user.tab()
    expect(screen.queryByText(/Please enter/)).not.toBeInTheDocument()
    await user.click(button())
    for (const [label, message] of [
      ['First Name', 'Please enter your first name'],
      ['Last Name', 'Please enter your last name'],
      ['Email', 'Please enter your email address'],
      ['Password', 'Please enter your password'],
    ] as const)
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(fields().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true', 'true', null])
  })

  test('[AUTH-15] a failed registration shows why, and everything stays as typed', async () => {
    const register = scripted<Registration, void>(fails(rejected({ message: 'Not now.' })))
    const { user } = await open('/register', { account: { register } })
    const typed = ['First', 'Last', 'customer@portal.test', 'long enough', 'REFER123']
    for (const [index, label] of labels.entries()) await fillIn(user, field(label), typed[index] ?? '')
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    expect(register.inputs).toHaveLength(1)
    expect(fields().map(({ value }) => value)).toEqual(typed)
  })
})
