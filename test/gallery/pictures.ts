export type Scheme = 'light' | 'dark'

export const schemes: readonly Scheme[] = ['light', 'dark']

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }

/** The file of a picture, without its folder. */
export const fileOf = (state: string, width: number, scheme: Scheme = 'light'): string =>
  `${state}-${String(width)}${scheme === 'dark' ? '-dark' : ''}.png`

/** The schemes in which a state's picture is compared. */
export const comparedSchemes = ({ dark = false }: { readonly dark?: boolean }): readonly Scheme[] =>
  dark ? schemes : ['light']
