import { render, screen } from '@testing-library/react'
import { Inbox } from 'lucide-react'
import type { ReactElement } from 'react'
import { HarbourScene } from '../../../src/ui/components/brand/harbour-scene'
import { Logo } from '../../../src/ui/components/brand/logo'
import { Avatar } from '../../../src/ui/components/data-display/avatar'
import { IconTile } from '../../../src/ui/components/data-display/icon-tile'
import { PortionBar } from '../../../src/ui/components/data-display/portion-bar'
import { Banner } from '../../../src/ui/components/feedback/banner'
import { EmptyState } from '../../../src/ui/components/feedback/empty-state'
import { ErrorState } from '../../../src/ui/components/feedback/error-state'
import { LoadingScreen } from '../../../src/ui/components/loading/loading-screen'
import { SkeletonRegion } from '../../../src/ui/components/loading/skeleton'
import { SpinnerRegion } from '../../../src/ui/components/loading/spinner'
import { FileProgress } from '../../../src/ui/components/fields/file-progress'

// The library hides its icons by itself: here they are pictures without that.
const icon = <svg data-testid="icon" />

/** What assistive technology reads of an element: its text without what is hidden. */
const read = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return node.getAttribute('aria-hidden') === 'true' ? '' : read(node)
    })
    .join('')

const announced: readonly (readonly [name: string, part: ReactElement, words: string])[] = [
  ['a banner', <Banner>Not saved</Banner>, 'Not saved'],
  ['a screen that is loading', <LoadingScreen />, 'Loading…'],
  ['a region that is loading', <SpinnerRegion label="Opening the payment form…" />, 'Opening the payment form…'],
  [
    'a skeleton',
    <SkeletonRegion label="Loading…">
      <span aria-hidden="true">grey</span>
    </SkeletonRegion>,
    'Loading…',
  ],
  ['a file that is being sent', <FileProgress label="Sending…" fraction={0.42} />, 'Sending…'],
]

test.each(announced)('%s is announced when it appears', (_, part, words) => {
  render(part)
  expect(read(screen.getByRole('status'))).toBe(words)
})

test('a skeleton says that it is busy', () => {
  render(<SkeletonRegion label="Loading…">{null}</SkeletonRegion>)
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
})

const decorated: readonly (readonly [name: string, part: ReactElement, words: string])[] = [
  ['the logo', <Logo />, 'Harbour'],
  ['the scene', <HarbourScene />, ''],
  ['the initials, beside the name', <Avatar name="Demo Customer" />, ''],
  ['the icon of a tile', <IconTile icon={icon} />, ''],
  [
    'the bar of a portion, whose text says it',
    <PortionBar percent={40} label="40 % shared out" rest="60 % left" />,
    '40 % shared out60 % left',
  ],
  ['the icon of an error', <ErrorState title="Not loaded" message="Try again." />, 'Not loadedTry again.'],
  ['the icon of an empty list', <EmptyState icon={icon} title="None yet" />, 'None yet'],
  ['the drawing of an empty list', <EmptyState drawing="gift" title="None yet" />, 'None yet'],
  ['the usual icon of an empty list', <EmptyState title="None yet" />, 'None yet'],
]

test.each(decorated)('%s is decoration, which is not read', (_, part, words) => {
  const { container } = render(part)
  expect(read(container)).toBe(words)
  const drawings = [...container.querySelectorAll('svg')]
  expect(drawings.filter((drawing) => drawing.closest('[aria-hidden="true"]') === null)).toEqual([])
})

test('an empty list has the icon that its screen chooses, or the usual one', () => {
  const usual = render(<Inbox size={28} />).container.innerHTML
  expect(render(<EmptyState title="None yet" />).container.innerHTML).toContain(usual)
  render(<EmptyState icon={icon} title="None yet" />)
  expect(screen.getByTestId('icon')).toBeInTheDocument()
})
