import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { X } from 'lucide-react'
import { createRef } from 'react'
import { Avatar } from '../../../src/ui/components/data-display/avatar'
import { BannerLink } from '../../../src/ui/components/feedback/banner-link'
import { Button } from '../../../src/ui/components/buttons/button'
import { ButtonLink } from '../../../src/ui/components/buttons/button-link'
import { IconButton } from '../../../src/ui/components/buttons/icon-button'
import { ErrorState } from '../../../src/ui/components/feedback/error-state'
import { fileKind, fileSize } from '../../../src/ui/components/fields/file-labels'
import { StepProgress } from '../../../src/ui/components/data-display/step-progress'

describe('Button', () => {
  it('is disabled, busy and still named while busy', async () => {
    const pressed = jest.fn()
    render(
      <Button busy onClick={pressed}>
        Log in
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Log in' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(pressed).not.toHaveBeenCalled()
  })

  it('has the focus again after it was busy, unless something else has it', () => {
    const page = (busy: boolean) => (
      <>
        <Button busy={busy}>Send</Button>
        <Button>Back</Button>
      </>
    )
    const { rerender } = render(page(false))
    const [send, back] = ['Send', 'Back'].map((name) => screen.getByRole('button', { name }))
    for (const elsewhere of [undefined, back]) {
      send?.focus()
      rerender(page(true))
      // A browser takes the focus from a button that is disabled; jsdom does not.
      back?.focus()
      if (elsewhere === undefined) back?.blur()
      expect(elsewhere ?? document.body).toHaveFocus()
      rerender(page(false))
      expect(elsewhere ?? send).toHaveFocus()
    }
    rerender(page(true))
    back?.blur()
    rerender(page(false))
    expect(document.body).toHaveFocus()
  })

  it('submits nothing by default', () => {
    render(<Button>Back</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })
})

test('an icon is hidden from assistive technology by its library', () => {
  render(<IconButton label="Close" icon={<X size={24} />} />)
  expect(screen.getByRole('button', { name: 'Close' }).querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

describe('links that look like buttons or banners', () => {
  const RouterLink = ({ to, children, ...rest }: { readonly to: string; readonly children?: React.ReactNode }) => (
    <a href={`/app${to}`} {...rest}>
      {children}
    </a>
  )

  it('are the link component that is passed', () => {
    render(
      <>
        <ButtonLink component={RouterLink} to="/login">
          Log in
        </ButtonLink>
        <BannerLink component={RouterLink} to="/kyc" note="3 of 6 done">
          Go on
        </BannerLink>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/app/login')
    expect(screen.getByRole('link', { name: /Go on/ })).toHaveAttribute('href', '/app/kyc')
  })
})

it('ErrorState has the words of its buttons, and is busy while it is tried again', () => {
  const action = <Button>Log out</Button>
  render(<ErrorState message="Offline" onTryAgain={jest.fn()} tryAgainLabel="Check again" action={action} busy />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Log out', 'Check again'])
  expect(screen.getByRole('button', { name: 'Check again' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled()
})

it('a message that is a screen of its own has a heading that takes the focus', () => {
  const heading = createRef<HTMLHeadingElement>()
  render(
    <ErrorState title="We could not load this" message="Offline" level="h1" heading={heading} onTryAgain={jest.fn()} />,
  )
  heading.current?.focus()
  expect(screen.getByRole('heading', { level: 1, name: 'We could not load this' })).toHaveFocus()
})

it('StepProgress counts n/8 and marks the current step', () => {
  const steps = ['User Details', 'Bank', 'BVN', 'Employer', 'Medical', 'Document', 'Review', 'Approved']
  render(<StepProgress steps={steps} current={2} heading={<h1>Customer Information</h1>} />)
  expect(screen.getByText('2/8')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Step 2 of 8')).toBeInTheDocument()
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', ...Array<null>(6).fill(null)])
  expect(items[0]).toHaveTextContent('User Details (done)')
})

describe('the labels of a file', () => {
  it.each([
    [812, '812 bytes'],
    [310 * 1024, '310 KB'],
    [2.4 * 1024 * 1024, '2.4 MB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words)
  })

  it.each([
    ['image/jpeg', 'a.jpg', 'JPEG image'],
    ['image/svg+xml', 'a.svg', 'SVG image'],
    ['application/pdf', 'a.pdf', 'PDF document'],
    ['', 'notes.docx', 'DOCX file'],
    ['', 'notes', 'File'],
  ])('%s %s is a %s', (type, name, words) => {
    expect(fileKind({ type, name })).toBe(words)
  })
})

it.each([
  ['Demo Customer', 'DC'],
  ['ada', 'A'],
  ['Ada Obi Eze', 'AE'],
])('the initials of %s are %s', (name, initials) => {
  render(<Avatar name={name} />)
  expect(screen.getByText(initials)).toBeInTheDocument()
})
