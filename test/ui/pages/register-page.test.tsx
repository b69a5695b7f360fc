import { act, screen } from '@testing-library/react'
import { aRegistration, aSignUp, everyError, rejected } from '../../support/builders'
import { fillIn } from '../../support/fill-in'
import { keyboardOf } from '../../support/keyboard'
import { renderApp, type AppScript } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/email'
import { fails, late, never, scripted, succeeds, type Answer } from '../../support/scripted-ports'

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  referralCode: 'Got a referral code?',
} as const
const names = Object.keys(labels) as (keyof typeof labels)[]
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name])
const button = () => screen.getByRole('button', { name: 'Create Account' })

type Script = {
  readonly register?: readonly Answer<void>[]
  readonly link?: readonly Answer<void>[]
  readonly path?: string
}

/** Enough turns of the event loop's microtasks for the form's machine, whose module is loaded already. */
const machineLoads = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

const open = async ({ register = [], link = [], path = '/register' }: Script = {}, app: AppScript = {}) => {
  const view = renderApp(path, {
    ...app,
    account: { register: scripted(...register), requestActivationLink: scripted(...link) },
  })
  await screen.findByRole('heading', { name: 'Create an account' })
  await act(machineLoads)
  const fill = async (form = aSignUp({ referralCode: 'REFER123' })) => {
    for (const name of names) {
      await view.user.clear(field(name))
      if (form[name] !== '') await fillIn(view.user, field(name), form[name])
    }
  }
  return { ...view, fill, submit: () => view.user.click(button()) }
}

describe('registration page', () => {
  test('says to the browser what it can fill in', async () => {
    await open()
    expect(names.map((name) => field(name).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
      'off',
    ])
    expect(names.map((name) => keyboardOf(field(name)))).toEqual([
      '',
      '',
      'email email',
      'password none false',
      'none false',
    ])
  })

  test('[AUTH-10: fields, link] has its heading, its subtitle, five empty fields and a link to log-in', async () => {
    await open()
    expect(screen.getByText('Register with us')).toBeInTheDocument()
    expect(names.map((name) => field(name).value)).toEqual(['', '', '', '', ''])
    expect(field('password')).toHaveAttribute('type', 'password')
    expect(field('password')).toHaveAccessibleDescription('At least 8 characters')
    expect(field('referralCode')).toHaveAccessibleDescription('Optional')
    expect(screen.getByRole('link', { name: 'Already a user?' })).toHaveAttribute('href', '/login')
    expect(button()).toBeEnabled()
  })

  test('[AUTH-10: nothing sent] a submit without the script puts nothing into an address', async () => {
    await open()
    expect(button().closest('form')).toHaveAttribute('method', 'post')
  })

  test('[AUTH-11] the referral code in the address is filled in, and sent', async () => {
    const { user, submit, account } = await open({ path: '/register?referralcode=FRIEND7', register: [never] })
    expect(field('referralCode')).toHaveValue('FRIEND7')
    for (const name of names.slice(0, 4)) await fillIn(user, field(name), aSignUp()[name])
    await submit()
    expect(account.register.inputs).toEqual([aRegistration({ referralCode: 'FRIEND7' })])
  })

  test('[AUTH-12] [FORM-01] [FORM-03] an empty form shows every message at its field, on submit only', async () => {
    const { user, submit, account } = await open()
    await user.click(field('firstName'))
    for (const _ of names) await user.tab()
    expect(screen.queryByText(/Please enter/)).not.toBeInTheDocument()
    await submit()
    expect(field('firstName')).toHaveAccessibleDescription('Please enter your first name')
    expect(field('lastName')).toHaveAccessibleDescription('Please enter your last name')
    expect(field('email')).toHaveAccessibleDescription('Please enter your email address')
    expect(field('password')).toHaveAccessibleDescription(expect.stringContaining('Please enter your password'))
    expect(names.map((name) => field(name).getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
      'true',
      null,
    ])
    expect(account.register.inputs).toEqual([])
  })

  test('[AUTH-12] a password of seven characters is too short', async () => {
    const { fill, submit } = await open()
    await fill(aSignUp({ password: '1234567' }))
    await submit()
    expect(field('password')).toHaveAccessibleDescription(
      expect.stringContaining('Password must be at least 8 characters in length'),
    )
    expect(field('email')).toBeValid()
  })

  test('[AUTH-09] the first failing message is also shown in a toast', async () => {
    const { fill, submit, notices } = await open()
    await fill(aSignUp({ lastName: '', email: 'nobody' }))
    await submit()
    expect(notices).toEqual([{ kind: 'error', text: 'Please enter your last name', lasts: 1_500, repeated: true }])
  })

  test('[AUTH-13: body] [FORM-04] the typed values are sent, once', async () => {
    const answer = late<void>()
    const { user, fill, submit, account } = await open({ register: [answer.answer] })
    await fill()
    await user.dblClick(button())
    await submit()
    expect(button()).toBeDisabled()
    expect(account.register.inputs).toEqual([aRegistration({ referralCode: 'REFER123' })])
    act(() => {
      answer.fails(everyError.Outage)
    })
    await screen.findByRole('alert')
    expect(button()).toBeEnabled()
  })

  test('[AUTH-15] [FORM-03] after a failed registration the form stays as typed, and can be sent again', async () => {
    const { fill, submit, account, at } = await open({ register: [fails(rejected({ message: 'Not now.' })), never] })
    await fill()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    const form = aSignUp({ referralCode: 'REFER123' })
    expect(names.map((name) => field(name).value)).toEqual(names.map((name) => form[name]))
    await submit()
    expect(account.register.inputs).toHaveLength(2)
    expect(account.requestActivationLink.inputs).toEqual([])
    expect(at()).toBe('/register')
  })

  test('[AUTH-13: taken name] a user name that is taken is reported at the email', async () => {
    const error = rejected({ message: "User name 'first.last' is already taken.", details: undefined })
    const { fill, submit } = await open({ register: [fails(error)] })
    await fill()
    await submit()
    await screen.findByRole('alert')
    expect(field('email')).toHaveAccessibleDescription(
      'This user name is already taken. Please try another email address.',
    )
  })

  test("[FORM-05] the server's failures are shown at their fields, the rest in the summary", async () => {
    const wire = ['name', 'surname', 'emailAddress', 'password', 'referralCode', 'captchaResponse']
    const violations = wire.map((member) => ({ message: `${member} is odd.`, fields: [member] }))
    const { fill, submit } = await open({ register: [fails(rejected({ violations }))] })
    await fill()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('captchaResponse is odd.')
    names.forEach((name, index) => {
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`${wire[index] ?? ''} is odd.`))
    })
  })

  test('[AUTH-14: stored email, confirmation page] [AUTH-16: stored email] two seconds after a success the page with the stored email opens', async () => {
    jest.useFakeTimers()
    const done = succeeds<void>(undefined)
    const { fill, submit, at } = await open(
      { register: [done], link: [fails(everyError.Outage)] },
      { advanceTimers: jest.advanceTimersByTime },
    )
    await fill()
    await submit()
    await act(() => jest.advanceTimersByTimeAsync(1_900))
    expect(at()).toBe('/register')
    expect(button()).toBeDisabled()
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(await screen.findByText('first.last@portal.test')).toBeInTheDocument()
    expect(at()).toBe('/register/confirmEmail')
    expect(window.localStorage.getItem('email')).toBe('first.last@portal.test')
    jest.useRealTimers()
  })
})
