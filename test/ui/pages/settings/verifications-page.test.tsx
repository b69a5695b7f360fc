import { screen, within } from '@testing-library/react'
import { aCustomer, everyError } from '../../../support/builders'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/settings'
import { fails, never, scripted, succeeds } from '../../../support/scripted-ports'
import {
  aSavedAccount,
  aSavedBvn,
  aSavedDocument,
  aSavedEmployer,
  sectionsWith,
  someAnswers,
} from '../../../support/verification-builders'

type Script = NonNullable<NonNullable<AppScript['features']>['verification']>

const listed = sectionsWith({
  'User Info': { status: 'Approved' },
  'Bvn Info': { status: 'Rejected', reason: 'The name differs.' },
})

const open = (tab: string, verification: Script = {}) => {
  const read = succeeds(aCustomer())
  const query = tab === '' ? '' : `?tab=${encodeURIComponent(tab)}`
  return renderApp(`/dashboard/settings/verifications${query}`, {
    profile: [read, read, read],
    features: { verification: { sections: scripted(succeeds(listed)), ...verification } },
  })
}
const list = async () => within(await screen.findByRole('navigation', { name: 'Sections' }))
const valueOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent

describe('the verifications', () => {
  test('[SET-05] [SET-06] [SET-08] list the sections, each with its icon; the first is chosen', async () => {
    open('')
    const sections = await list()
    await sections.findByText('(approved)')
    expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview (approved)',
      'Bank Info (pending)',
      'BVN Info (rejected)',
      'Employer Info (pending)',
      'Medical Info (pending)',
      'ID Document (pending)',
    ])
    const [approved, ...others] = sections.getAllByRole('link').map((link) => link.querySelector('svg')?.innerHTML)
    expect(approved).toMatch(/^</)
    for (const icon of others) expect([undefined, approved]).not.toContain(icon)
    expect(sections.getByRole('link', { name: /Overview/ })).toHaveAttribute('aria-current', 'page')
  })

  test('[SET-05] User Info, the default section, shows what the overview shows, read-only', async () => {
    open('')
    for (const [label, value] of [
      ['User name', 'customer'],
      ['Full name', 'First Last'],
      ['Email', 'customer@portal.test'],
      ['Phone', '08030000000'],
      ['KYC status', 'Incomplete'],
      ['Gender', 'Female'],
      ['Date of birth', '31\u00a0January\u00a01990'],
    ] as const)
      expect([label, await valueOf(label)]).toEqual([label, value])
    expect(screen.getByRole('img', { name: 'Default picture' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('[SET-05] the address has the chosen section, and Back returns to the previous one', async () => {
    const { user } = open('User Info', { employer: scripted(succeeds(aSavedEmployer())) })
    await user.click((await list()).getByRole('link', { name: /Employer Info/ }))
    expect(await valueOf('Company')).toBe('Works Ltd')
    expect(new URLSearchParams(window.location.search).get('tab')).toBe('Employer Info')
    expect((await list()).getByRole('link', { name: /Employer Info/ })).toHaveAttribute('aria-current', 'page')
    window.history.back()
    expect(await valueOf('Full name')).toBe('First Last')
  })

  test.each([
    ['Account Info', { account: scripted(succeeds(aSavedAccount())) }, 'Account type', 'Savings Account'],
    ['Bvn Info', { bvn: scripted(succeeds(aSavedBvn())) }, 'Nationality', 'Nigeria'],
    ['Employer Info', { employer: scripted(succeeds(aSavedEmployer())) }, 'Tax number', 'T-1'],
    ['Medical Info', { answers: scripted(succeeds(someAnswers)) }, 'Asthma?', 'Selected'],
  ])('[SET-07] %s is shown read-only', async (tab, script, label, value) => {
    open(tab, script as Script)
    expect(await valueOf(label)).toBe(value)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('[SET-07] documents have a name, a type and a link that opens them in a new tab', async () => {
    const bare = aSavedDocument({ id: 2 as never, name: undefined, type: undefined, previewUrl: 'javascript:alert(1)' })
    open('Identification Document', { documents: scripted(succeeds([aSavedDocument(), bare])) })
    const link = await screen.findByRole('link', { name: 'Preview' })
    expect(link).toHaveAttribute('href', 'https://files.test/d.1')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(screen.getByText('National ID, issued 2024-01-01')).toBeInTheDocument()
    expect(screen.getByText('National ID')).toBeInTheDocument()
    expect(screen.getByText('Untitled Document')).toBeInTheDocument()
    expect(screen.getByText('Unknown type')).toBeInTheDocument()
  })

  test('[SET-07] without a document it shows a message', async () => {
    open('Identification Document', { documents: scripted(succeeds([])) })
    expect(await screen.findByText('No documents found.')).toBeInTheDocument()
  })

  test('a section that was never saved links to KYC', async () => {
    open('Employer Info', { employer: scripted(succeeds(undefined)) })
    expect(await screen.findByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/dashboard/kyc')
  })

  test('a rejected section shows the reason, and links to its correction', async () => {
    open('Bvn Info', { bvn: scripted(succeeds(aSavedBvn())) })
    expect(await screen.findByText('This was not accepted: The name differs.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Correct it' })).toHaveAttribute('href', '/dashboard/kyc')
  })

  test('while the sections and the details are loading, nothing is claimed', async () => {
    open('Bvn Info', { sections: scripted(never), bvn: scripted(never) })
    expect(await screen.findByText('Loading…')).toBeInTheDocument()
    expect((await list()).queryByText(/\(/)).not.toBeInTheDocument()
  })

  test.each([
    [everyError.Outage, /An error occurred during operation/],
    [everyError.Offline, /no connection/],
  ])('%j: both show it, and can be retried separately', async (error, words) => {
    const { user } = open('Bvn Info', {
      sections: scripted(fails(error), succeeds(listed)),
      bvn: scripted(fails(error), succeeds(aSavedBvn())),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByText(/We could not read how your sections stand\./)).toHaveTextContent(words)
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button)
    expect(await valueOf('BVN')).toBe('22222222222')
    expect(await (await list()).findByText('(approved)')).toBeInTheDocument()
  })
})
