import file from '../brand.json'

/** Who the portal belongs to: the words that stand on every screen. The landing page's own are read by it alone. */
export const brand = {
  name: file.name,
  /** The portal's address, for links that are shared. */
  site: file.site,
  tagline: file.tagline,
  promise: file.promise,
  kind: file.kind,
  email: file.email,
  address: file.address,
  logo: file.logo,
  themeColour: file.colours.light.brand,
}
