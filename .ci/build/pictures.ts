import brand from '../../src/brand.json'
import { manifestIcons, mark } from '../../src/ui/pages/landing/brand-files'
import { sharePicture } from '../../src/ui/pages/landing/head'
import { boundsOf, toIcon, toPng } from './draw'
import type { Picture } from './page'
import { shareCard } from './share-card'

const svg = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`

const bounds = boundsOf(svg(brand.logo.viewBox, mark()))

/** The mark in the middle of a square of this size, in its own units. */
const square = (size: number, ground = 'none'): string => {
  const x = bounds.x - (size - bounds.width) / 2
  const y = bounds.y - (size - bounds.height) / 2
  return svg(
    `${x} ${y} ${size} ${size}`,
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${ground}"/>${mark()}`,
  )
}

const { surface } = brand.colours.light
const longSide = Math.max(bounds.width, bounds.height)
const whole = square(longSide)

/** A maskable icon may be cut to a circle of four fifths of its width, in which the mark's corners still lie. */
const maskable = square(Math.hypot(bounds.width, bounds.height) / 0.8, surface)

/** Apple's devices round the corners themselves and fill what is transparent with black. */
const apple = square(longSide / 0.66, surface)

/** Draws the icons and the picture of shared links from the brand. */
export const drawPictures = (): readonly Picture[] =>
  [
    { file: 'favicon.ico', bytes: toIcon(whole, [16, 32, 48]) },
    { file: 'apple-touch-icon.png', bytes: toPng(apple, 180) },
    ...manifestIcons.map(({ file, width, purpose }) => ({
      file,
      bytes: toPng(purpose === 'maskable' ? maskable : whole, width),
    })),
    { file: sharePicture.file, bytes: toPng(shareCard(), sharePicture.width) },
  ].map(({ file, bytes }) => ({ file, base64: bytes.toString('base64') }))
