import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { DocumentUpload } from '../../../../src/domain/kyc/parts/document'
import { everyError } from '../../../support/builders'
import { fails, late, scripted, type Answer } from '../../../support/scripted-ports'
import { field, onward, openWizard, step } from './open-wizard'
import { samplePdf } from '../../../support/sample-files'

const card = new File([Uint8Array.from(samplePdf())], 'card.pdf', { type: 'application/pdf' })
const heic = new File([Uint8Array.from([0, 0, 0, 24]), 'ftypheic', new Uint8Array(8)], 'IMG_1.jpg', {
  type: 'image/jpeg',
})
const refusal = /^This photo is a HEIC file, which we cannot open\./

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:preview')
  URL.revokeObjectURL = jest.fn()
})

const open = async (...answers: readonly Answer<void>[]) => {
  const save = scripted<DocumentUpload, void>(...answers)
  const app = await openWizard('PendingIdentificationUpload', { saveDocument: save })
  await step('Document Upload')
  return { ...app, save }
}

describe('the document', () => {
  test('[KYC-11] a HEIC file is refused as soon as it is chosen, whatever its name, and is not sent', async () => {
    const { user, save } = await open()
    expect([...field('Document type').children].map(({ textContent }) => textContent)).toEqual([
      'Select a document type',
      'Passport photo',
      'International passport',
      'National ID',
      "Driver's license",
      'Signature',
    ])
    expect(field('File')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf')
    expect(field('File')).toHaveAccessibleDescription(
      'A photo, or a PDF of at most 8 MB. We make photos smaller before they are sent.',
    )
    await user.upload(field('File'), heic)
    await waitFor(() => expect(field('File')).toHaveAccessibleDescription(refusal))
    expect(field('File')).toBeInvalid()
    await user.click(onward())
    expect(save.inputs).toEqual([])
    await user.upload(field('File'), card)
    await waitFor(() => expect(field('File')).not.toHaveAccessibleDescription(refusal))
    expect(screen.getByText(`PDF document, ${String(card.size)} bytes`)).toBeInTheDocument()
  })

  test('[KYC-11] [KYC-13] its progress is shown during the upload; it can be cancelled, and sent again from its place', async () => {
    const first = late<void>()
    const { user, save } = await open(first.answer, fails(everyError.Offline))
    await user.selectOptions(field('Document type'), 'National ID')
    fireEvent.change(field('Issue date'), { target: { value: '02/01/2020' } })
    fireEvent.change(field('Expiry date'), { target: { value: '02/01/2030' } })
    await user.upload(field('File'), card)
    await user.click(onward())
    expect(await screen.findByRole('progressbar', { name: 'Sending…' })).toHaveValue(0)
    expect(field('File')).toBeDisabled()
    act(() => save.calls[0]?.onProgress?.(0.5))
    expect(screen.getByRole('progressbar', { name: 'Sending…' })).toHaveValue(50)
    act(() => save.calls[0]?.onProgress?.(1))
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Sent. Waiting for a reply…')
    act(() => save.calls[0]?.onProgress?.(0.9))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(field('Issue date')).toHaveValue('02/01/2020')
    expect(screen.getByText('card.pdf')).toBeInTheDocument()
    await user.click(onward())
    expect(await screen.findByRole('button', { name: 'Send again' })).toHaveAttribute('type', 'submit')
  })
})
