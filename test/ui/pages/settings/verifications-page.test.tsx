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
  test('[SET-05: sections] [SET-06] [SET-08] list the sections, each with its icon; the first is chosen', async () => {
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
    expect(screen.getByRole('region', { name: 'Overview' })).toBeInTheDocument()
  })

  test('[SET-05: default] User Info, the default section, shows what the overview shows, read-only', async () => {
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

  test.each([
    ['BVN', '22222222222', '2222'],
    ['NIN', '10987654321', '4321'],
  ])(
    '[KYC-21: masked] the %s is masked but for its end, until it is shown, and can be hidden again',
    async (label, number, end) => {
      const { user } = open('Bvn Info', { bvn: scripted(succeeds(aSavedBvn())) })
      const show = await screen.findByRole('button', { name: `Show ${label}` })
      expect(await valueOf(label)).toContain(`ends in ${end}`)
      expect(screen.getAllByText(/^•+$/).filter((dots) => dots.getAttribute('aria-hidden') !== 'true')).toEqual([])
      expect(document.body).not.toHaveTextContent(number)
      await user.click(show)
      expect(await valueOf(label)).toContain(number)
      expect(show).toHaveAccessibleName(`Hide ${label}`)
      await user.click(show)
      expect(document.body).not.toHaveTextContent(number)
    },
  )

  test('[KYC-21: masked] a BVN that was shown is masked again when the customer comes back from another section', async () => {
    const { user } = open('Bvn Info', {
      bvn: scripted(succeeds(aSavedBvn()), succeeds(aSavedBvn())),
      account: scripted(succeeds(aSavedAccount())),
    })
    const masked = await valueOf('BVN')
    await user.click(screen.getByRole('button', { name: 'Show BVN' }))
    expect(await valueOf('BVN')).not.toBe(masked)
    await user.click((await list()).getByRole('link', { name: /Bank Info/ }))
    expect(await valueOf('Account number')).not.toBeUndefined()
    await user.click((await list()).getByRole('link', { name: /BVN Info/ }))
    expect(await valueOf('BVN')).toBe(masked)
  })

  test('[KYC-21: masked] a BVN or NIN that the server leaves out has nothing to show', async () => {
    open('Bvn Info', { bvn: scripted(succeeds(aSavedBvn({ nin: undefined }))) })
    expect(await valueOf('NIN')).toBe('-')
    expect(screen.queryByRole('button', { name: 'Show NIN' })).not.toBeInTheDocument()
  })

  test('[KYC-21: current document] the newest document is marked as the current one, the older ones stand below it', async () => {
    const [newest, old, oldest] = [3, 2, 1].map((number) =>
      aSavedDocument({ id: number as never, name: `Card ${number}` }),
    )
    open('Identification Document', { documents: scripted(succeeds([newest, old, oldest] as never)) })
    const current = await screen.findByRole('list', { name: 'Current document' })
    expect(within(current).getAllByRole('listitem')).toHaveLength(1)
    expect(current).toHaveTextContent('Card 3')
    const older = screen.getByRole('list', { name: 'Older documents' })
    expect(
      within(older)
        .getAllByText(/^Card/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Card 2', 'Card 1'])
    expect(current.compareDocumentPosition(older)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[KYC-21: current document] a single document has no older ones', async () => {
    open('Identification Document', { documents: scripted(succeeds([aSavedDocument()])) })
    expect(await screen.findByRole('list', { name: 'Current document' })).toBeInTheDocument()
    expect(screen.queryByText('Older documents')).not.toBeInTheDocument()
  })

  test('[SET-07] without a document it shows a message', async () => {
    open('Identification Document', { documents: scripted(succeeds([])) })
    expect(await screen.findByText('No documents found.')).toBeInTheDocument()
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
    expect(screen.getByText(/We could not load the status of your sections\./)).toHaveTextContent(words)
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button)
    expect(await valueOf('Nationality')).toBe('Nigeria')
    expect(await (await list()).findByText('(approved)')).toBeInTheDocument()
  })
})
