import { mailLink, telephoneLink, whatsAppLink } from '../../../domain/values/contact-links'
import { brand } from '../../brand'

/** The ways to reach the brokerage; `about` is filled into a message. WhatsApp opens beside the portal. */
export const contactWays = (about?: string) =>
  [
    { name: 'Telephone', text: brand.telephone, link: { href: telephoneLink(brand.telephone) } },
    {
      name: 'WhatsApp',
      text: brand.whatsApp,
      link: { href: whatsAppLink(brand.whatsApp, about), target: '_blank', rel: 'noopener noreferrer' },
    },
    { name: 'Email', text: brand.email, link: { href: mailLink(brand.email, about) } },
  ] as const
