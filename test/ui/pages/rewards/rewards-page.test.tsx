import { screen, within } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import type { Referral } from '../../../../src/domain/referral/referral'
import { id } from '../../../../src/domain/values/id'
import { kobo } from '../../../../src/domain/values/money'
import type { Page } from '../../../../src/ports/page'
import { aCustomer } from '../../../support/builders'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/rewards'
import { never, scripted, succeeds, type Answer } from '../../../support/scripted-ports'

const aReferral = (differences: Partial<Referral> = {}): Referral => ({
  id: id(1),
  name: 'A Friend',
  code: 'REFER123',
  status: 'Pending',
  refusedBecause: undefined,
  amount: kobo(123_456n),
  ...differences,
})
const page = (...rows: readonly Referral[]): Answer<Page<Referral>> => succeeds({ rows, total: rows.length })

const open = async (
  lists: readonly Answer<Page<Referral>>[],
  {
    path = '/dashboard/rewards',
    customer = {},
    ...features
  }: AppScript['features'] & {
    readonly path?: string
    readonly customer?: Parameters<typeof aCustomer>[0]
  } = {},
) => {
  const app = renderApp(path, {
    profile: [succeeds(aCustomer(customer))],
    features: {
      referrals: { list: scripted(...lists), counts: scripted(succeeds({ total: 3, pending: 2, paid: 1 })) },
      catalogue: { categories: scripted(never) },
      ...features,
    },
  })
  await screen.findByRole('heading', { name: 'Rewards' })
  return app
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

describe('the rewards', () => {
  test('[REF-01] [REF-02] [REF-05] show the counts, and the history with the server’s amounts', async () => {
    await open([page(aReferral(), aReferral({ id: id(2), status: 'Paid', amount: undefined, name: undefined }))])
    await screen.findByText('A Friend')
    expect(screen.getByText('Invite your friends with your code.')).toBeInTheDocument()
    const figures = within(screen.getByLabelText('Referrals'))
    expect(['Total', 'Pending', 'Paid'].map((term) => figures.getByText(term).nextSibling?.textContent)).toEqual([
      '3',
      '2',
      '1',
    ])
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Code',
      'Status',
      'Amount',
    ])
    expect(cells()).toEqual([
      ['A Friend', 'REFER123', 'Pending', '₦1,234.56'],
      ['-', 'REFER123', 'Paid', '-'],
    ])
    const history = within(screen.getByRole('table'))
    expect(history.getByText('Paid')).toHaveClass('badge', 'success')
    expect(history.getByText('Pending')).toHaveClass('badge', 'warning')
  })

  test('[LIFE-12: refused] say Not paid of a reward that is never paid, with the rule and nothing of the friend', async () => {
    const reasons = ['OwnDetails', 'NotVerified', 'Another']
    const rows = reasons.map((refusedBecause, index) => aReferral({ id: id(index), refusedBecause }))
    await open([page(...rows, aReferral({ id: id(9), status: 'Paid', refusedBecause: 'OwnDetails' }))])
    await screen.findAllByText('Not paid')
    expect(cells().map(([name, , status]) => [name, status])).toEqual([
      ['A FriendWe do not pay a reward for a BVN, phone number or bank account that is your own.', 'Not paid'],
      ['A FriendWe pay a reward only when a phone number or BVN that is new to us is verified in time.', 'Not paid'],
      ['A FriendThis one does not meet our rules for rewards.', 'Not paid'],
      ['A Friend', 'Paid'],
    ])
    const [notPaid] = within(screen.getByRole('table')).getAllByText('Not paid')
    expect(notPaid).toHaveClass('badge', 'neutral')
    expect(screen.getAllByRole('button', { name: 'Details of A Friend' })).toHaveLength(4)
  })

  test('[REF-02] are filtered by Paid or by Pending; a filter without results has a way back to all of them', async () => {
    const { user, referrals } = await open([page(aReferral()), page(), page(aReferral())], {
      path: '/dashboard/rewards?status=Pending',
    })
    await screen.findByText('A Friend')
    const filter = screen.getByLabelText('Show')
    expect(filter).toHaveValue('Pending')
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Paid', 'Pending'])
    await user.selectOptions(filter, 'Paid')
    await screen.findByText('You have no Paid referrals at the moment')
    expect(window.location.search).toBe('?status=Paid')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await screen.findByText('A Friend')
    expect(window.location.search).toBe('')
    expect(referrals.list.inputs.map(({ search }) => search)).toEqual(['Pending', 'Paid', undefined])
  })

  test('[REF-03] [REF-04] copy the code, and confirm it; the button is busy while its link is being shared', async () => {
    const shared: unknown[] = []
    const share = (link: unknown) => {
      shared.push(link)
      return () => new Promise<never>(() => undefined)
    }
    const { user } = await open([never], {
      clipboard: { copy: () => TE.right(undefined) },
      linkSharing: { canShare: () => true, share },
    })
    expect(screen.getByRole('heading', { name: 'Your referral code' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Copy Code' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    expect(screen.getByText('Your code is copied').parentElement).toHaveRole('status')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true')
    expect(shared).toMatchObject([{ address: `${window.location.origin}/register?referralcode=REFER123` }])
  })

  test('[REF-05] are explained when there are none yet, without any amount', async () => {
    await open([page()])
    await screen.findByText('No referrals yet')
    expect(screen.getByRole('heading', { name: 'Referral history' })).toBeInTheDocument()
    expect(
      screen.getByText(/^Share your code\. A friend who registers with it appears here as Pending, then as Paid/),
    ).toBeInTheDocument()
    expect(document.querySelector('main')?.textContent).not.toContain('₦')
  })

  test('a customer without a code has nothing to copy', async () => {
    await open([never], { customer: { referralCode: undefined } })
    expect(await screen.findByText(/You do not have a referral code yet/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copy Code' })).not.toBeInTheDocument()
  })
})
