import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FileField, type FileFieldProps } from '../../../../src/ui/components/fields/file-field'

const picture = new File([new Uint8Array(2048)], 'passport.png', { type: 'image/png' })
const paper = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })
const given = jest.fn()

const Upload = () => {
  const [file, setFile] = useState<File>()
  const change = (next: File | undefined) => {
    given(next)
    setFile(next)
  }
  return <FileField label="Document" name="document" accept="image/*,application/pdf" value={file} onChange={change} />
}

beforeEach(() => {
  given.mockClear()
  URL.createObjectURL = jest.fn(() => 'blob:preview')
  URL.revokeObjectURL = jest.fn()
})

it('says what to do with it, and shows name, kind and size of a chosen file, with a preview of a picture', async () => {
  render(<Upload />)
  expect(screen.getByText('Choose a file').parentElement).toHaveTextContent('Choose a file or drag it here')
  await userEvent.upload(screen.getByLabelText('Document'), picture)
  expect(given).toHaveBeenCalledWith(picture)
  expect(screen.getByText('passport.png')).toBeInTheDocument()
  expect(screen.getByText('PNG image, 2 KB')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Preview of passport.png' })).toHaveAttribute('src', 'blob:preview')
  expect(screen.getByText('Choose another file')).toBeInTheDocument()
})

it('[KYC-22] shows a picture large, and one that is long as wide as there is room, to scroll', async () => {
  render(<Upload />)
  await userEvent.upload(screen.getByLabelText('Document'), picture)
  const image = screen.getByRole('img')
  const { parentElement: frame } = image
  for (const [height, isLong] of [
    [200, false],
    [201, true],
  ] as const) {
    Object.defineProperties(image, {
      naturalWidth: { value: 100, configurable: true },
      naturalHeight: { value: height, configurable: true },
    })
    fireEvent.load(image)
    expect(frame).toHaveClass('picture')
    expect([frame?.classList.contains('long'), frame?.tabIndex]).toEqual([isLong, isLong ? 0 : -1])
  }
  expect(screen.getByRole('group', { name: 'All of passport.png' })).toContainElement(image)
})

it('accepts a dropped file, and shows a PDF without a preview', () => {
  render(<Upload />)
  const zone = screen.getByLabelText('Document')
  const drop = createEvent.drop(zone, { dataTransfer: { files: [paper] } })
  fireEvent(zone, drop)
  expect(given).toHaveBeenCalledWith(paper)
  expect(drop.defaultPrevented).toBe(true)
  expect(screen.getByText('PDF document, 8 bytes')).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('a file may be dropped on it, which it shows while one is above it', () => {
  render(<Upload />)
  const zone = screen.getByLabelText('Document').parentElement!
  expect(fireEvent.dragOver(zone)).toBe(false)
  expect(zone).toHaveClass('over')
  fireEvent.dragLeave(zone)
  expect(zone).not.toHaveClass('over')
  fireEvent.dragOver(zone)
  fireEvent.drop(zone, { dataTransfer: { files: [] } })
  expect(zone).not.toHaveClass('over')
  expect(given).not.toHaveBeenCalled()
})

it('removes the file, frees its memory, restores the focus, and accepts the same file again', async () => {
  render(<Upload />)
  const input = screen.getByLabelText('Document')
  await userEvent.upload(input, picture)
  await userEvent.click(screen.getByRole('button', { name: 'Remove passport.png' }))
  expect(screen.queryByText('passport.png')).not.toBeInTheDocument()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview')
  expect(input).toHaveFocus()
  // A browser fires no event for a choice that changes nothing, and neither does userEvent.
  await userEvent.upload(input, picture)
  expect(given.mock.calls).toEqual([[picture], [undefined], [picture]])
  expect(screen.getByText('passport.png')).toBeInTheDocument()
})

describe('a file that is being processed', () => {
  const field = (props: Partial<FileFieldProps>) => (
    <FileField label="Document" name="document" value={picture} onChange={given} {...props} />
  )
  const smaller = new File([new Uint8Array(1024)], 'passport.jpg', { type: 'image/jpeg' })

  it('[KYC-11] shows what is sent instead: its kind, its size, and its original size', () => {
    render(field({ prepared: smaller }))
    expect(screen.getByText('JPEG image, 1 KB (was 2 KB)')).toBeInTheDocument()
    expect(URL.createObjectURL).toHaveBeenCalledWith(smaller)
  })

  it('shows another picture of the same name', () => {
    const { rerender } = render(field({}))
    const other = new File([new Uint8Array(512)], picture.name, { type: picture.type })
    rerender(field({ value: other }))
    expect(jest.mocked(URL.createObjectURL).mock.calls).toEqual([[picture], [other]])
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1)
  })

  it('does not decode a picture that is being scaled down', () => {
    render(field({ work: { label: 'Preparing…' } }))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Preparing…')
    expect(screen.getByRole('progressbar', { name: 'Preparing…' })).not.toHaveAttribute('value')
    expect(screen.getByRole('button', { name: 'Remove passport.png' })).toBeEnabled()
  })

  it('[KYC-11] shows the sent fraction, and can be cancelled, but not changed meanwhile', async () => {
    const onCancel = jest.fn()
    render(field({ prepared: smaller, disabled: true, work: { label: 'Sending…', fraction: 0.426, onCancel } }))
    expect(screen.getByRole('progressbar', { name: 'Sending…' })).toHaveValue(42)
    expect(screen.getByText('42 %')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
    expect(screen.getByLabelText('Document')).toBeDisabled()
    expect(screen.getByLabelText('Document')).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('shows an icon for a picture that cannot be displayed', () => {
    render(field({}))
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('[KYC-11] accepts a photo from the camera', async () => {
    render(field({ value: undefined, camera: 'image/jpeg,image/png' }))
    const camera = screen.getByLabelText('Take a photo')
    expect(camera).toHaveAttribute('capture', 'environment')
    expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png')
    await userEvent.upload(camera, picture)
    expect(given).toHaveBeenCalledWith(picture)
  })

  it('a file that is dropped beside the field does not replace the page', () => {
    const { unmount } = render(field({}))
    const drop = createEvent.drop(document.body, { dataTransfer: { files: [paper] } })
    fireEvent(document.body, drop)
    expect(drop.defaultPrevented).toBe(true)
    expect(given).not.toHaveBeenCalled()
    unmount()
    const later = createEvent.drop(document.body)
    fireEvent(document.body, later)
    expect(later.defaultPrevented).toBe(false)
  })

  it('a disabled field accepts no dropped file, and keeps the one that it has', () => {
    render(field({ disabled: true, value: paper, camera: 'image/jpeg' }))
    expect(screen.getByLabelText('Take a photo')).toBeDisabled()
    expect(screen.getByRole('button', { name: `Remove ${paper.name}` })).toBeDisabled()
    fireEvent.drop(screen.getByLabelText('Document'), { dataTransfer: { files: [paper] } })
    expect(given).not.toHaveBeenCalled()
  })
})
