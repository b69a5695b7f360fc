type Colours = Readonly<Record<string, string>>

export const withBrand: (
  css: string,
  colours: { readonly light: Colours; readonly dark: Colours; readonly scene: Colours },
) => string
