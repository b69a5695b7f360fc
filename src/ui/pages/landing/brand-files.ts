import file from '../../../brand.json'

const colours: Readonly<Record<string, string>> = file.colours.light

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`)

/** The logo as a separate picture: for the browser's tab, and for the home screen of a phone. */
const icon = (): string => {
  const paths = file.logo.paths.map((path) => {
    const paint =
      path.fill === undefined
        ? `fill="none" stroke="${colours[path.line] ?? ''}" stroke-width="${String(path.width)}" stroke-linecap="round"`
        : `fill="${colours[path.fill] ?? ''}"`
    return `<path ${paint} d="${escaped(path.d)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${escaped(file.logo.viewBox)}">${paths.join('')}</svg>\n`
}

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
      icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
    },
    undefined,
    2,
  )

/** The files of the brand, written beside the pages. */
export const brandFiles = [
  { file: 'icon.svg', text: icon() },
  { file: 'manifest.webmanifest', text: `${manifest()}\n` },
]
