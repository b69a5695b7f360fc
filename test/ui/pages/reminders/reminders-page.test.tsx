import { screen, within } from '@testing-library/react'
import { reminderKinds, type ReminderSetting } from '../../../../src/domain/reminder/reminder'
import { aCustomer, everyError } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/reminders'
import { fails, scripted, succeeds, type Answer } from '../../../support/scripted-ports'

const everyWay: readonly ReminderSetting[] = reminderKinds.map((kind) => ({ kind, mail: true, sms: true }))

type Opened = {
  readonly isPhoneVerified?: boolean
  readonly loads?: readonly Answer<readonly ReminderSetting[]>[]
  readonly saves?: readonly Answer<void>[]
}

const open = (path: string, { isPhoneVerified = true, loads, saves = [] }: Opened = {}) => {
  const read = succeeds(aCustomer({ isPhoneVerified }))
  return renderApp(path, {
    profile: [read, read, read],
    features: {
      reminders: {
        settings: scripted(...(loads ?? [succeeds(everyWay), succeeds(everyWay)])),
        save: scripted(...saves),
      },
    },
  })
}
const group = (name: string) => within(screen.getByRole('group', { name }))

describe('the reminders', () => {
  test('[LIFE-03: settings] each kind says when it comes, and is chosen by email and by SMS', async () => {
    const { user, reminders } = open('/dashboard/reminders', {
      saves: [succeeds<void>(undefined), succeeds<void>(undefined)],
    })
    expect(await screen.findByRole('heading', { name: 'Reminders' })).toBeInTheDocument()
    const groups = await screen.findAllByRole('group')
    expect(groups.map((one) => within(one).getAllByRole('checkbox').length)).toEqual([2, 2, 2, 2])
    expect(screen.getByRole('group', { name: 'Debits' })).toHaveAccessibleDescription(
      'Three days before each debit of a mandate.',
    )
    await user.click(group('Debits').getByLabelText('SMS'))
    expect(await screen.findByText('Saved')).toHaveAttribute('role', 'status')
    await user.click(group('Debits').getByLabelText('Email'))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(reminders.save.inputs).toEqual([
      { kind: 'DebitDue', mail: true, sms: false },
      { kind: 'DebitDue', mail: false, sms: false },
    ])
    expect(group('Debits').getByLabelText('SMS')).not.toBeChecked()
  })

  test('[LIFE-03: settings] say what always comes, and without a verified number how to get SMS', async () => {
    open('/dashboard/reminders', { isPhoneVerified: false })
    expect(
      await screen.findByText('When a cover has ended, and when a debit fails, we always write to you by email.'),
    ).toBeInTheDocument()
    expect(screen.queryByLabelText('SMS')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Verify your phone number' })).toHaveAttribute('href', '/verify-phone')
  })

  test('a choice that is not saved is taken back, and announced', async () => {
    const { user } = open('/dashboard/reminders', { saves: [fails(everyError.Outage)] })
    await user.click(within(await screen.findByRole('group', { name: 'Debits' })).getByLabelText('Email'))
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during operation')
    expect(group('Debits').getByLabelText('Email')).toBeChecked()
  })

  test('that could not be loaded can be loaded again; a server without them says so', async () => {
    const { user } = open('/dashboard/reminders', { loads: [fails(everyError.Outage), fails(everyError.NotFound)] })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Reminders are not available yet')).toBeInTheDocument()
  })

  test('[LIFE-03: settings] are linked from Settings, unless the server has none', async () => {
    const { user, at } = open('/dashboard/settings')
    await user.click(await screen.findByRole('link', { name: 'Choose your reminders' }))
    expect(await screen.findByRole('group', { name: 'Debits' })).toBeInTheDocument()
    expect(at()).toBe('/dashboard/reminders')
    await user.click(screen.getByRole('link', { name: 'Back to settings' }))
    expect(at()).toBe('/dashboard/settings')
  })

  test('[LIFE-03: settings] are not mentioned in Settings by a server without them', async () => {
    open('/dashboard/settings', { loads: [fails(everyError.NotFound)] })
    expect(await screen.findByText('customer@portal.test')).toBeInTheDocument()
    expect(screen.queryByText(/reminders/i)).not.toBeInTheDocument()
  })
})
