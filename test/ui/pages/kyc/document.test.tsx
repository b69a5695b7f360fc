import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { DocumentUpload } from '../../../../src/domain/kyc/document'
import { everyError } from '../../../support/builders'
import { fails, late, scripted, succeeds, type Answer } from '../../../support/scripted-ports'
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
  const fillIn = async () => {
    await app.user.selectOptions(field('Document type'), 'National ID')
    fireEvent.change(field('Issue date'), { target: { value: '02/01/2020' } })
    fireEvent.change(field('Expiry date'), { target: { value: '02/01/2030' } })
    await app.user.upload(field('File'), card)
  }
  return { ...app, save, fillIn }
}

describe('the document of step 6', () => {
  test('[KYC-11] a HEIC file is refused as soon as it is chosen, whatever its name, and is not sent', async () => {
    const { user, save } = await open()
    expect(field('Document type')).toHaveDisplayValue('Select a document type')
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

  test('[KYC-11] [FORM-03] its progress is shown during the upload; it can be cancelled and sent again', async () => {
    const first = late<void>()
    const { user, save, fillIn } = await open(first.answer, succeeds(undefined))
    await fillIn()
    await user.click(onward())
    expect(await screen.findByRole('progressbar', { name: 'Sending…' })).toHaveValue(0)
    expect(field('File')).toBeDisabled()
    act(() => save.calls[0]?.onProgress?.(0.5))
    expect(screen.getByRole('progressbar', { name: 'Sending…' })).toHaveValue(50)
    act(() => save.calls[0]?.onProgress?.(1))
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Sent. Waiting for a reply…')
    act(() => save.calls[0]?.onProgress?.(0.9))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(save.calls[0]?.signal.aborted).toBe(true)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(field('Issue date')).toHaveValue('02/01/2020')
    expect(screen.getByText('card.pdf')).toBeInTheDocument()
    await user.click(onward())
    await waitFor(() => expect(save.inputs).toHaveLength(2))
  })

  test('[KYC-13] after a failed upload the document can be sent again from its place', async () => {
    const { user, save, fillIn } = await open(fails(everyError.Offline), succeeds(undefined))
    await fillIn()
    await user.click(onward())
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(save.inputs).toHaveLength(2))
    expect(save.inputs[1]).toEqual(save.inputs[0])
  })

  test('[KYC-15: limits] the expiry date starts at today and at the issue date, and an expired one is reported', async () => {
    const { user, save, fillIn } = await open()
    await fillIn()
    fireEvent.change(field('Expiry date'), { target: { value: '15/06/2025' } })
    fireEvent.blur(field('Expiry date'))
    expect(field('Expiry date')).toHaveAccessibleDescription('The date must be 16\u00a0June\u00a02025 or later.')
    await user.click(onward())
    await waitFor(() => expect(field('Expiry date')).toBeInvalid())
    expect(field('Expiry date')).toHaveAccessibleDescription(
      /^This document has expired\. Please choose one that is still valid\./,
    )
    expect(field('Expiry date')).toHaveValue('15/06/2025')
    expect(save.inputs).toEqual([])
  })

  test('[KYC-15: limits] an issue date after today is reported, and is not changed', async () => {
    const { user, fillIn } = await open()
    await fillIn()
    fireEvent.change(field('Issue date'), { target: { value: '17/06/2025' } })
    fireEvent.blur(field('Issue date'))
    expect(field('Issue date')).toHaveAccessibleDescription('The date must be 16\u00a0June\u00a02025 or earlier.')
    await user.click(onward())
    await waitFor(() => expect(field('Issue date')).toBeInvalid())
    expect(field('Issue date')).toHaveAccessibleDescription(/^The issuing date cannot be in the future\./)
    expect(field('Issue date')).toHaveValue('17/06/2025')
  })
})
