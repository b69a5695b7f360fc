import { render, screen } from '@testing-library/react'
import { brand } from '../../../../src/ui/brand'
import { PageHeading } from '../../../../src/ui/components/page/page-heading'
import { useDialogTitle, useScreen, useStep } from '../../../../src/ui/components/page/use-screen'

const Screen = ({ title }: { readonly title: string }) => <PageHeading ref={useScreen(title)}>{title}</PageHeading>

const Step = ({ title }: { readonly title: string }) => (
  <h2 ref={useStep(title, 'KYC')} tabIndex={-1}>
    {title}
  </h2>
)

const Dialog = ({ title }: { readonly title: string }) => {
  useDialogTitle(title)
  return null
}

test('[TAP-04] the first title of a screen leaves the focus, a later one moves it to the heading', () => {
  const { rerender } = render(<Screen title="Details" />)
  expect(document.title).toBe(`Details · ${brand.name}`)
  expect(document.body).toHaveFocus()
  rerender(<Screen title="Payment" />)
  expect(document.title).toBe(`Payment · ${brand.name}`)
  expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus()
})

test('[TAP-04] the first step of a screen leaves the focus, a later one moves it to its heading, whether it is another element or not', () => {
  const { rerender } = render(
    <>
      <Screen title="KYC" />
      <Step title="Step 1" />
    </>,
  )
  expect(document.body).toHaveFocus()
  rerender(
    <>
      <Screen title="KYC" />
      <Step title="Step 2" />
    </>,
  )
  expect(document.title).toBe(`Step 2 · KYC · ${brand.name}`)
  expect(screen.getByRole('heading', { name: 'Step 2' })).toHaveFocus()
  rerender(
    <>
      <Screen title="KYC" />
      <Step key="another" title="Step 3" />
    </>,
  )
  expect(document.title).toBe(`Step 3 · KYC · ${brand.name}`)
  expect(screen.getByRole('heading', { name: 'Step 3' })).toHaveFocus()
})

test('[TAP-04] the uppermost dialog names the document while it is open', () => {
  const titles = (...dialogs: readonly string[]) => (
    <>
      <Screen title="Policies" />
      {dialogs.map((title, index) => (
        <Dialog key={index} title={title} />
      ))}
    </>
  )
  const { rerender } = render(titles('Policy'))
  expect(document.title).toBe(`Policy · ${brand.name}`)
  rerender(titles('Policy', 'Cancel it?'))
  expect(document.title).toBe(`Cancel it? · ${brand.name}`)
  rerender(titles('Policy', 'It is cancelled'))
  expect(document.title).toBe(`It is cancelled · ${brand.name}`)
  rerender(titles('Policy'))
  expect(document.title).toBe(`Policy · ${brand.name}`)
  rerender(titles())
  expect(document.title).toBe(`Policies · ${brand.name}`)
})
