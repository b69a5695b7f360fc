import brand from '../../../brand.json'

/** The colours of what the service shows by itself, emails and the check page, as the portal has them. */
export const light = {
  ...brand.colours.light,
  page: '#f4f7f6',
  ink: '#10231f',
  muted: '#51635e',
  line: '#dce5e2',
  warning: '#8a5a00',
  'warning-soft': '#fcf0da',
  shadow: '0 1px 2px rgba(6,63,53,.06),0 8px 24px rgba(6,63,53,.08)',
}

export type Palette = typeof light

export const dark: Palette = {
  ...brand.colours.dark,
  page: '#0f1b18',
  ink: '#e7f0ed',
  muted: '#a6b7b2',
  line: '#2b3e39',
  warning: '#f2c46b',
  'warning-soft': '#35280e',
  shadow: '0 1px 2px rgba(0,0,0,.3)',
}

/** Text on the band, which is dark in both schemes. */
export const onBand = brand.colours.light['on-brand']

/** The band of the brand's colours, with a low sun. */
export const band = ({ accent, 'band-top': top, 'band-bottom': bottom }: Palette): string =>
  `radial-gradient(circle at 100% 0,${accent}73,${accent}00 140px),linear-gradient(155deg,${top},${bottom})`
