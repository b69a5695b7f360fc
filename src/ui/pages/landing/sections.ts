/** The sections that the menus of the public pages link to, by their anchors on the landing page. */
export const sections = [
  { id: 'about', name: 'About' },
  { id: 'services', name: 'Services' },
  { id: 'products', name: 'Products' },
  { id: 'why', name: 'Why us' },
  { id: 'faq', name: 'FAQ' },
] as const

/** The landing page's address relative to a page: on the landing page itself an anchor is enough. */
export type LandingAt = '' | '/'
