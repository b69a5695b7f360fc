import { screen, waitFor, within } from '@testing-library/react'
import type { Beneficiary } from '../../../../src/domain/beneficiary/beneficiary'
import { id } from '../../../../src/domain/values/id'
import { percentage } from '../../../../src/domain/values/percentage'
import { aBeneficiary, listed, someDetails, someRelationships } from '../../../support/beneficiary-builders'
import { everyError, rejected } from '../../../support/builders'
import { fillIn } from '../../../support/fill-in'
import { keyboardOf } from '../../../support/keyboard'
import { breaks, fails, late, never, scripted, succeeds } from '../../../support/scripted-ports'
import { openBeneficiaries as open } from './open-beneficiaries'
import { samplePdf } from '../../../support/sample-files'

const one = succeeds(listed(aBeneficiary()))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const file = new File([Uint8Array.from(samplePdf())], 'card.pdf', { type: 'application/pdf' })

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

  test.each([
    ['rows', one, '40 % shared out'],
    ['none', succeeds(listed()), 'You have no beneficiaries yet'],
  ])(
    '[TABLE-01: failure] that fail to load show the reason, and can be retried: the focus waits for %s',
    async (_, answer, text) => {
      const { user } = await open('/beneficiaries', [fails(rejected({ message: 'Not today.' })), answer])
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('Error loading dataNot today.')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await screen.findByText(text)
      expect(document.activeElement).toContainElement(await screen.findByText(answer === one ? 'Sister' : text))
      expect(document.activeElement).toHaveAttribute('tabindex', '-1')
    },
  )

  test('[BEN-01] show a note when there are more than were loaded', async () => {
    await open('/beneficiaries', [succeeds({ rows: [aBeneficiary()], total: 41 })])
    expect(await screen.findByText('The newest 1 of 41 are shown.')).toBeInTheDocument()
    expect(screen.queryByText(/% left/)).not.toBeInTheDocument()
  })
})

describe('the add form', () => {
  test('[BEN-02] [BEN-04] [FORM-01] has these fields, and reports at each what is missing', async () => {
    const { user, notices } = await open('/beneficiaries?add=yes', [one])
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
    expect(notices).toEqual([])
  })

  test('[BEN-05] [BEN-07] [BEN-08] sends the beneficiary with the code of its relationship once it fits, and closes', async () => {
    const after = succeeds(listed({ id: id(9), ...someDetails() }, aBeneficiary()))
    const { user, beneficiaries, notices } = await open('/beneficiaries', [one, after], {
      create: scripted(succeeds(undefined)),
    })
    await user.click(screen.getByRole('link', { name: 'Add New Beneficiary' }))
    const form = await dialog('Add New Beneficiary')
    await fillIn(user, await form.findByLabelText('Name (surname)'), 'Other')
    await fillIn(user, form.getByLabelText('Other names'), 'Distant')
    await user.selectOptions(form.getByLabelText('Relationship type'), 'In-law')
    await user.type(form.getByLabelText('Percentage share'), '60.5')
    await fillIn(user, form.getByLabelText('Mobile number'), '08039876543')
    await user.selectOptions(form.getByLabelText('Identity document type'), 'National ID')
    await fillIn(user, form.getByLabelText('Issue date'), '2020-01-01')
    await fillIn(user, form.getByLabelText('Expiry date'), '2030-01-01')
    await user.upload(form.getByLabelText('File'), file)
    await user.click(form.getByRole('button', { name: 'Add beneficiary' }))
    expect(await form.findByText('Shares cannot add up to more than 100 %')).toBeInTheDocument()
    expect(beneficiaries.create.inputs).toEqual([])
    await user.clear(form.getByLabelText('Percentage share'))
    await user.type(form.getByLabelText('Percentage share'), '60')
    await user.click(form.getByRole('button', { name: 'Add beneficiary' }))
    await screen.findByText('Nothing left')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(beneficiaries.create.inputs).toEqual([
      {
        details: someDetails(),
        document: {
          type: 'NationalId',
          issueDate: '2020-01-01',
          expiryDate: '2030-01-01',
          data: samplePdf().toString('base64'),
        },
      },
    ])
    expect(notices.map(({ text }) => text)).toEqual(['Beneficiary created successfully'])
  })

  test('restores what was typed after a reload, except the document', async () => {
    const { user, unmount } = await open('/beneficiaries?add=yes', [one])
    await user.type(await (await dialog('Add New Beneficiary')).findByLabelText('Name (surname)'), 'Other')
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    await open('/beneficiaries?add=yes', [one])
    expect(await (await dialog('Add New Beneficiary')).findByLabelText('Name (surname)')).toHaveValue('Other')
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
  test('[BEN-03] opens from its row, filled in, without the document, and the focus is restored', async () => {
    const { user, beneficiaries } = await open('/beneficiaries', [one, one], {
      byId: scripted(succeeds(aBeneficiary())),
      save: scripted(succeeds(undefined)),
    })
    await user.click(await screen.findByRole('link', { name: 'Edit Relative Close' }))
    const form = await dialog('Edit A Beneficiary')
    expect(await form.findByLabelText('Name (surname)')).toHaveValue('Relative')
    expect(form.getByLabelText('Relationship type')).toHaveValue('SISTER')
    expect(form.getByText('You can give up to 100 %.')).toBeInTheDocument()
    for (const label of ['Identity document type', 'Issue date', 'Expiry date', 'File'])
      expect(form.queryByLabelText(label)).not.toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    expect(beneficiaries.save.inputs).toEqual([
      {
        id: '7',
        details: {
          surname: 'Relative',
          otherNames: 'Close',
          relationshipType: 'SISTER',
          share: 4_000n,
          mobileNo: '08031234567',
        },
      },
    ])
  })

  test('[BEN-03] cannot be left while it is being saved', async () => {
    const { user } = await open('/beneficiaries?beneficiary=7', [one], {
      byId: scripted(succeeds(aBeneficiary())),
      save: scripted(never),
    })
    const form = await dialog('Edit A Beneficiary')
    await user.click(await form.findByRole('button', { name: 'Save changes' }))
    expect(form.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true')
    expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  })

  test('opens by its address; a code that is no longer offered stays selected', async () => {
    await open('/beneficiaries?beneficiary=7', [one], {
      byId: scripted(succeeds(aBeneficiary({ relationshipType: 'TUTOR' }))),
    })
    const form = await dialog('Edit A Beneficiary')
    expect(await form.findByLabelText('Relationship type')).toHaveValue('TUTOR')
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

  test('that fails to load can be retried', async () => {
    const slow = late<Beneficiary>()
    const { user } = await open('/beneficiaries?beneficiary=7', [one], {
      byId: scripted(fails(everyError.Outage), slow.answer),
    })
    const form = await dialog('Edit A Beneficiary')
    await user.click(await form.findByRole('button', { name: 'Try again' }))
    slow.succeeds(aBeneficiary())
    expect(await form.findByLabelText('Name (surname)')).toHaveValue('Relative')
  })
})
