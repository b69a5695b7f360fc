import { contactWays } from './contact-ways'

type Props = {
  readonly className?: string | undefined
  readonly about?: string | undefined
}

/** The ways to reach the brokerage as plain links beside each other: the number, WhatsApp, the email address. */
export const ContactLinks = ({ className, about }: Props) =>
  contactWays(about).map(({ name, text, link }) => (
    <a key={name} {...link} className={className}>
      {name === 'WhatsApp' ? name : text}
    </a>
  ))
