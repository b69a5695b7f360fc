import brand from '../../src/brand.json'

/** Where the ways to reach the brokerage lead while nothing is filled in. */
export const plainContact = ['tel:07000000000', 'https://wa.me/2347000000000', `mailto:${brand.email}`]

/** The addresses of telephone, WhatsApp and email that a part of a page links to, in their order. */
export const contactAddresses = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(tel:|mailto:|https:\/\/wa\.me\/)/.test(href))
