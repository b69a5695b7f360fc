import { screen } from '@testing-library/react'
import { aCustomer, rejected } from '../../support/builders'
import { fillIn } from '../../support/fill-in'
import { readAloud, saidDuring } from '../../support/read-aloud'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/dashboard'
import '../../support/screens/email'
import { fails, scripted, succeeds } from '../../support/scripted-ports'
import { aPolicy } from '../../support/shop-builders'
import { expectSpoken, spokenTitles, type Heard } from '../../support/spoken-page'
import { field, onward, openWizard, step } from '../pages/kyc/open-wizard'
import { dialog, open as openPolicies, page } from '../pages/policies/open-policies'
import { openMotor } from '../pages/quote/open-shop'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

const logIn = async (): Promise<readonly Heard[]> => {
  const { user } = renderApp('/login', { account: { logIn: scripted(fails(rejected())) } })
  await screen.findByRole('heading', { name: 'Login' })
  const opened = await readAloud()
  const empty = await saidDuring(async () => {
    await user.click(button('Log in'))
    await screen.findByRole('alert')
  })
  const link = await saidDuring(() => user.click(screen.getByRole('link', { name: 'Email' })))
  await fillIn(user, field('Email'), 'customer@portal.test')
  await fillIn(user, field('Password'), 'wrong')
  const refused = await saidDuring(async () => {
    await user.click(button('Log in'))
    await screen.findByText('Login failed!')
  })
  return [
    ['The page is opened.', opened],
    ['`Log in` is pressed without an answer.', empty],
    ['The link to the field is followed.', link],
    ['`Log in` is pressed with a wrong password.', refused],
  ]
}

const registration = async (): Promise<readonly Heard[]> => {
  const { user } = renderApp('/register', { account: { register: scripted(succeeds(undefined)) } })
  await screen.findByRole('heading', { name: 'Create an account' })
  const opened = await readAloud()
  await fillIn(user, field('First Name'), 'Ada')
  await fillIn(user, field('Last Name'), 'Obi')
  await fillIn(user, field('Email'), 'customer@portal.test')
  await fillIn(user, field('Password'), 'short')
  const refused = await saidDuring(async () => {
    await user.click(button('Create Account'))
    await screen.findByRole('alert')
  })
  const withMessage = await readAloud(screen.getByRole('main'))
  await fillIn(user, field('Password'), ' but now long enough')
  const sent = await saidDuring(async () => {
    await user.click(button('Create Account'))
    await screen.findByRole('heading', { name: /email/i })
  })
  return [
    ['The page is opened.', opened],
    ['It is sent with a password that is too short.', refused],
    ['The page is read again.', withMessage],
    ['It is sent with a longer one.', sent],
    ['The page that follows is read.', await readAloud(screen.getByRole('main'))],
  ]
}

const motorForm = async (): Promise<readonly Heard[]> => {
  const { user, submit } = await openMotor()
  const opened = await readAloud()
  const refused = await saidDuring(async () => {
    await user.click(submit())
    await screen.findByRole('alert')
  })
  return [
    ['The form is opened.', opened],
    ['`Get Quote` is pressed without an answer.', refused],
    ['The form is read again.', await readAloud()],
  ]
}

const policies = async (): Promise<readonly Heard[]> => {
  const { user } = await openPolicies([page([aPolicy()])], [succeeds(aPolicy())])
  const row = await screen.findByRole('button', { name: /^Comprehensive, / })
  const table = await readAloud()
  const opened = await saidDuring(async () => {
    await user.click(row)
    await (await dialog()).findByText('Policy No')
  })
  return [
    ['The page is opened.', table],
    ['The button of a row is pressed.', opened],
    ['The dialog is read.', await readAloud()],
  ]
}

const identity = async (): Promise<readonly Heard[]> => {
  const unnamed = succeeds(aCustomer({ name: '', gender: '' }))
  const { user } = await openWizard('NewlyRegistered', {}, { profile: [unnamed, unnamed] })
  await step('User Details')
  const opened = await readAloud()
  const refused = await saidDuring(async () => {
    await user.click(onward())
    await screen.findByRole('alert')
  })
  return [
    ['The step is opened.', opened],
    ['`Continue` is pressed.', refused],
    ['The form is read again.', await readAloud(field('Surname').closest('form') ?? document.body)],
  ]
}

const flows: Readonly<Record<string, () => Promise<readonly Heard[]>>> = {
  'Log-in with a failed field': logIn,
  Registration: registration,
  'A quote that is refused': motorForm,
  'A table of policies, and one of them': policies,
  'The first step of KYC': identity,
}

describe('what a screen reader says', () => {
  test.each(Object.entries(flows))('of "%s" is what docs/spoken.md has', async (title, heard) => {
    expectSpoken(title, await heard())
  })

  test('of each flow in docs/spoken.md is compared', () => {
    expect(spokenTitles()).toEqual(Object.keys(flows))
  })
})
