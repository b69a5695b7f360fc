import file from '../../../brand.json'

type Colours = Readonly<Record<string, string>>

const colours: Colours = file.colours.light

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`)

/** The mark in the colours of a scheme and in the units of its view box. */
export const mark = (scheme: Colours = colours): string =>
  file.logo.paths
    .map((path) => {
      const paint =
        path.fill === undefined
          ? `fill="none" stroke="${scheme[path.line] ?? ''}" stroke-width="${String(path.width)}" stroke-linecap="round"`
          : `fill="${scheme[path.fill] ?? ''}"`
      return `<path ${paint} d="${escaped(path.d)}"/>`
    })
    .join('')

/** The logo as a separate picture: for the browser's tab, and for the home screen of a phone. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${escaped(file.logo.viewBox)}">${mark()}</svg>\n`

/** The icons that the build draws from the mark for the manifest; a maskable one may be cut to the shape of the others. */
export const manifestIcons = [192, 512].flatMap((width) => [
  { file: `icon-${String(width)}.png`, width, purpose: 'any' },
  { file: `icon-maskable-${String(width)}.png`, width, purpose: 'maskable' },
])

const manifest = (): string =>
  JSON.stringify(
    {
      name: file.name,
      short_name: file.name,
      description: file.landing.description,
      lang: 'en-NG',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      background_color: colours['surface'],
      theme_color: colours['brand'],
      icons: [
        { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
        ...manifestIcons.map(({ file: png, width, purpose }) => ({
          src: `/${png}`,
          type: 'image/png',
          sizes: `${String(width)}x${String(width)}`,
          purpose,
        })),
      ],
    },
    undefined,
    2,
  )

/** The files of the brand, written beside the pages. */
export const brandFiles = [
  { file: 'icon.svg', text: icon },
  { file: 'manifest.webmanifest', text: `${manifest()}\n` },
]
