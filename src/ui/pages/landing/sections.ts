/** The parts that the menus of the public pages lead to, by their anchors on the landing page (requirement PUB-01). */
export const sections = [
  { id: 'about', name: 'About' },
  { id: 'services', name: 'Services' },
  { id: 'products', name: 'Products' },
  { id: 'why', name: 'Why us' },
  { id: 'faq', name: 'FAQ' },
] as const

/** Where the landing page stands as seen from a page: on itself an anchor is enough. */
export type LandingAt = '' | '/'
