import file from '../brand.json'

/** The broker's name and texts, shown on every screen. Only the public pages read their own. */
export const brand = {
  name: file.name,
  tagline: file.tagline,
  promise: file.promise,
  email: file.email,
  telephone: file.telephone,
  whatsApp: file.whatsapp,
  logo: file.logo,
}
