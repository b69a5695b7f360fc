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
import { specified } from '../../../support/kyc/steps'

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
  test('[SET-05: sections, default] [SET-06] [SET-08] list the sections, each with its icon; the first is chosen', async () => {
    open('')
    const states: Readonly<Record<string, string>> = { 'User Info': 'approved', 'Bvn Info': 'rejected' }
    const sections = await list()
    await sections.findByText('(approved)')
    expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual(
      specified.map(({ field, label }) => `${label} (${states[field] ?? 'pending'})`),
    )
    const [approved, ...others] = sections.getAllByRole('link').map((link) => link.querySelector('svg')?.innerHTML)
    expect(approved).toMatch(/^</)
    for (const icon of others) expect([undefined, approved]).not.toContain(icon)
    expect(sections.getByRole('link', { name: /Overview/ })).toHaveAttribute('aria-current', 'page')
    const overview = within(screen.getByRole('region', { name: 'Overview' }))
    expect(overview.getByText('Full name').nextElementSibling).toHaveTextContent('First Last')
    expect(overview.getByRole('img', { name: 'Default picture' })).toBeInTheDocument()
  })

  test('[SET-05: address] the address has the chosen section, and Back returns to the previous one', async () => {
    const { user } = open('User Info', { employer: scripted(succeeds(aSavedEmployer())) })
    await user.click((await list()).getByRole('link', { name: /Employer Info/ }))
    expect(await valueOf('Company')).toBe('Works Ltd')
    expect(new URLSearchParams(window.location.search).get('tab')).toBe('Employer Info')
    expect((await list()).getByRole('link', { name: /Employer Info/ })).toHaveAttribute('aria-current', 'page')
    window.history.back()
    expect(await valueOf('Full name')).toBe('First Last')
  })

  test.each([
    ['Bvn Info', { bvn: scripted(succeeds(aSavedBvn())) }, 'Nationality', 'Nigeria'],
    ['Employer Info', { employer: scripted(succeeds(aSavedEmployer())) }, 'Tax number', 'T-1'],
    ['Medical Info', { answers: scripted(succeeds(someAnswers)) }, 'Asthma?', 'Selected'],
  ])('[SET-07] %s is shown read-only', async (tab, script, label, value) => {
    open(tab, script as Script)
    expect(await valueOf(label)).toBe(value)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('[SET-07] [KYC-21: current document] documents have a name, a type and a link that opens them in a new tab; the newest is the current one', async () => {
    const [newest, old, oldest] = [
      aSavedDocument(),
      aSavedDocument({ id: 2 as never, name: undefined, type: undefined, previewUrl: 'javascript:alert(1)' }),
      aSavedDocument({ id: 1 as never, name: 'Card 1' }),
    ]
    const first = open('Identification Document', { documents: scripted(succeeds([newest, old, oldest])) })
    const current = await screen.findByRole('list', { name: 'Current document' })
    expect(within(current).getAllByRole('listitem')).toHaveLength(1)
    expect(within(current).getByText('National ID, issued 2024-01-01')).toBeInTheDocument()
    const link = within(current).getByRole('link', { name: 'Preview' })
    expect(link).toHaveAttribute('href', 'https://files.test/d.1')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    const older = screen.getByRole('list', { name: 'Older documents' })
    expect(current.compareDocumentPosition(older)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const [second, third] = within(older).getAllByRole('listitem')
    for (const words of ['Untitled Document', 'Unknown type']) expect(second).toHaveTextContent(words)
    expect(within(second!).queryByRole('link')).not.toBeInTheDocument()
    expect(third).toHaveTextContent('Card 1')
    first.unmount()
    const single = open('Identification Document', { documents: scripted(succeeds([aSavedDocument()])) })
    expect(await screen.findByRole('list', { name: 'Current document' })).toBeInTheDocument()
    expect(screen.queryByText('Older documents')).not.toBeInTheDocument()
    single.unmount()
    open('Identification Document', { documents: scripted(succeeds([])) })
    expect(await screen.findByText('No documents found.')).toBeInTheDocument()
  })

  test('[KYC-21: masked] a BVN is masked but for its end until it is shown, and again when the customer comes back; a missing NIN has nothing to show', async () => {
    const bvn = succeeds(aSavedBvn({ nin: undefined }))
    const { user } = open('Bvn Info', { bvn: scripted(bvn, bvn), account: scripted(succeeds(aSavedAccount())) })
    const show = await screen.findByRole('button', { name: 'Show BVN' })
    expect(await valueOf('BVN')).toContain('ends in 2222')
    expect(screen.getAllByText(/^•+$/).filter((dots) => dots.getAttribute('aria-hidden') !== 'true')).toEqual([])
    expect(document.body).not.toHaveTextContent('22222222222')
    expect(await valueOf('NIN')).toBe('-')
    expect(screen.queryByRole('button', { name: 'Show NIN' })).not.toBeInTheDocument()
    await user.click(show)
    expect(await valueOf('BVN')).toContain('22222222222')
    expect(show).toHaveAccessibleName('Hide BVN')
    await user.click(show)
    expect(document.body).not.toHaveTextContent('22222222222')
    await user.click(show)
    await user.click((await list()).getByRole('link', { name: /Bank Info/ }))
    expect(await valueOf('Account type')).toBe('Savings Account')
    await user.click((await list()).getByRole('link', { name: /BVN Info/ }))
    expect(await valueOf('BVN')).toContain('ends in 2222')
    expect(document.body).not.toHaveTextContent('22222222222')
  })

  test('a section that was never saved links to KYC', async () => {
    open('Employer Info', { employer: scripted(succeeds(undefined)) })
    expect(await screen.findByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/dashboard/kyc')
    expect(screen.getByText('Nothing is saved here yet')).toBeInTheDocument()
    expect(screen.getByText('Once you fill this in during KYC, you will see it here.')).toBeInTheDocument()
  })

  test('a rejected section shows the reason, and links to its correction', async () => {
    open('Bvn Info', { bvn: scripted(succeeds(aSavedBvn())) })
    expect(await screen.findByText('This was not accepted: The name differs.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Correct it' })).toHaveAttribute('href', '/dashboard/kyc?step=3')
  })

  test('while the sections and the details are loading, nothing is claimed; when they fail both say so, and can be retried separately', async () => {
    const loading = open('Bvn Info', { sections: scripted(never), bvn: scripted(never) })
    expect(await screen.findByText('Loading…')).toBeInTheDocument()
    expect((await list()).queryByText(/\(/)).not.toBeInTheDocument()
    loading.unmount()
    const words = /An error occurred during operation/
    const { user } = open('Bvn Info', {
      sections: scripted(fails(everyError.Outage), succeeds(listed)),
      bvn: scripted(fails(everyError.Outage), succeeds(aSavedBvn())),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByText(/We could not load the status of your sections\./)).toHaveTextContent(words)
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button)
    expect(await valueOf('Nationality')).toBe('Nigeria')
    expect(await (await list()).findByText('(approved)')).toBeInTheDocument()
  })
})
