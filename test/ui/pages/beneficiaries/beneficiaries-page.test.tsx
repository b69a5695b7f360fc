import { screen, waitFor, within } from '@testing-library/react'
import { id } from '../../../../src/domain/values/id'
import { percentage } from '../../../../src/domain/values/percentage'
import { aBeneficiary, listed, someRelationships } from '../../../support/beneficiary-builders'
import { everyError, rejected } from '../../../support/builders'
import { keyboardOf } from '../../../support/keyboard'
import { breaks, fails, never, scripted, succeeds } from '../../../support/scripted-ports'
import { openBeneficiaries as open } from './open-beneficiaries'

const one = succeeds(listed(aBeneficiary()))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the beneficiaries', () => {
  test('[BEN-01] are a table with these columns, the relationship by its name, and the rest of the shares', async () => {
    await open('/dashboard/beneficiaries', [
      succeeds(
        listed(aBeneficiary(), aBeneficiary({ id: id(8), relationshipType: 'TUTOR', share: percentage(3_550n) })),
      ),
    ])
    await screen.findByText('75.5 % shared out')
    expect(screen.getByText('24.5 % left')).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Surname',
      'Othernames',
      'Relationship Type',
      'Share (percent)',
      'Edit',
    ])
    const [, first, second] = screen.getAllByRole('row')
    const cells = (row: HTMLElement | undefined) =>
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells(first)).toEqual(['Relative', 'Close', 'Sister', '40 %', 'Edit'])
    expect(cells(second)).toEqual(['Relative', 'Close', 'TUTOR', '35.5 %', 'Edit'])
    expect(screen.getByRole('link', { name: 'Add New Beneficiary' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Back to your quote' })).not.toBeInTheDocument()
  })

  test('show what to do when there are none', async () => {
    const { user } = await open('/beneficiaries', [succeeds(listed())])
    expect(await screen.findByText(/^A beneficiary receives a share of what your policy pays\./)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Add your first beneficiary' }))
    await dialog('Add New Beneficiary')
  })

  test('[TABLE-01: loading] show Loading... while loading', async () => {
    await open('/beneficiaries', [never])
    expect(await screen.findByText('Loading...')).toHaveAttribute('role', 'status')
  })

  const all = succeeds(listed(aBeneficiary({ share: percentage(10_000n) })))

  test('[TABLE-01: failure] that fail to load show the reason, and can be retried: the focus waits for them', async () => {
    const { user } = await open('/beneficiaries', [fails(rejected({ message: 'Not today.' })), all])
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading dataNot today.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Nothing left')
    expect(document.activeElement).toContainElement(await screen.findByText('Sister'))
    expect(document.activeElement).toHaveAttribute('tabindex', '-1')
  })

  test('[BEN-01] show a note when there are more than were loaded', async () => {
    await open('/beneficiaries', [succeeds({ rows: [aBeneficiary()], total: 41 })])
    expect(await screen.findByText('The newest 1 of 41 are shown.')).toBeInTheDocument()
    expect(screen.queryByText(/% left/)).not.toBeInTheDocument()
  })
})

describe('the add form', () => {
  test('[BEN-02] [BEN-04] [FORM-01] has these fields, and reports at each what is missing', async () => {
    const { user } = await open('/beneficiaries?add=yes', [one])
    const form = await dialog('Add New Beneficiary')
    await form.findByLabelText('Percentage share')
    const labels = [
      ['Name (surname)', "Please enter beneficary's name"],
      ['Other names', 'Please enter other names'],
      ['Percentage share', 'Please enter a percentage'],
      ['Relationship type', 'Please select a relationship type'],
      ['Mobile number', 'Please enter a mobile number'],
      ['Identity document type', 'Please select a card type.'],
      ['Issue date', 'Please enter an issuing date of the provided card'],
      ['Expiry date', 'Please enter an expiry date of the provided card'],
      ['File', 'Please upload your document'],
    ] as const
    for (const [label] of labels) expect(form.getByLabelText(label)).toBeValid()
    expect(form.getByRole('option', { name: 'Select a relationship type' })).toBeDisabled()
    expect(form.getByLabelText('Identity document type')).toHaveDisplayValue('Select a document type')
    expect(form.getByLabelText('File')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf')
    const typed = labels.slice(0, 5).map(([label]) => keyboardOf(form.getByLabelText(label)))
    expect(typed).toEqual(['words', 'words', 'decimal', '', 'tel tel'])
    expect(form.getByLabelText('File')).toHaveAccessibleDescription('A photo or a PDF, at most 8 MB')
    await user.click(form.getByRole('button', { name: 'Add beneficiary' }))
    await form.findByText('Please enter other names')
    for (const [label, message] of labels) {
      expect(form.getByLabelText(label)).toBeInvalid()
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(message)
    }
  })

  test('offers to load the relationships again when they failed to load', async () => {
    const { user } = await open('/beneficiaries?add=yes', [one], {
      relationshipTypes: scripted(breaks, succeeds(someRelationships)),
    })
    const form = await dialog('Add New Beneficiary')
    expect(await form.findByRole('alert')).toHaveTextContent('We could not load the relationships.')
    expect(form.getByLabelText('Relationship type')).toBeDisabled()
    await user.click(form.getByRole('button', { name: 'Try again' }))
    await form.findByRole('option', { name: 'Sister' })
  })
})

describe('the edit form', () => {
  test('[BEN-03] opens from its row, filled in, without the document; it cannot be left while it is being saved', async () => {
    const { user } = await open('/beneficiaries', [one], {
      byId: scripted(succeeds(aBeneficiary({ relationshipType: 'TUTOR' }))),
      save: scripted(never),
    })
    await user.click(await screen.findByRole('link', { name: 'Edit Relative Close' }))
    const form = await dialog('Edit A Beneficiary')
    expect(await form.findByLabelText('Name (surname)')).toHaveValue('Relative')
    // A code that is no longer offered stays selected.
    expect(form.getByLabelText('Relationship type')).toHaveValue('TUTOR')
    expect(form.getByText('You can give up to 100 %.')).toBeInTheDocument()
    for (const label of ['Identity document type', 'Issue date', 'Expiry date', 'File'])
      expect(form.queryByLabelText(label)).not.toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    expect(form.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true')
    expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  })

  test('of one that does not exist links back to the list', async () => {
    const { user } = await open('/beneficiaries?beneficiary=9', [one], { byId: scripted(fails(everyError.NotFound)) })
    const form = await dialog('Edit A Beneficiary')
    expect(
      await form.findByText('The link may be wrong, or it may be for something that is not in your account.'),
    ).toBeInTheDocument()
    await user.click(await form.findByRole('button', { name: 'Back to beneficiaries' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('the way back to the quote form leads to the address that the customer came from, also after a form was opened', async () => {
  const { user } = await open('/beneficiaries?category=3&product=30', [one])
  await user.click(screen.getByRole('link', { name: 'Add New Beneficiary' }))
  const form = await dialog('Add New Beneficiary')
  expect(window.location.search).toBe('?category=3&product=30&add=yes')
  await user.click(await form.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(screen.getByRole('link', { name: 'Back to your quote' })).toHaveAttribute(
    'href',
    '/dashboard?category=3&product=30',
  )
})
