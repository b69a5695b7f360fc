import file from '../brand.json'

/** The broker's name and texts, shown on every screen. Only the landing page reads its own. */
export const brand = {
  name: file.name,
  tagline: file.tagline,
  promise: file.promise,
  kind: file.kind,
  email: file.email,
  telephone: file.telephone,
  whatsApp: file.whatsapp,
  address: file.address,
  logo: file.logo,
  themeColour: file.colours.light.brand,
}
