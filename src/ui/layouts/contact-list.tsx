import { Mail, MessageCircle, Phone } from 'lucide-react'
import { IconTile } from '../components/data-display/icon-tile'
import { contactWays } from '../components/brand/contact-ways'
import styles from './contact-list.module.css'

const icons = { Telephone: Phone, WhatsApp: MessageCircle, Email: Mail } as const

/** The ways to reach the brokerage below each other, each with its icon; `about` is filled into a message. */
export const ContactList = ({ about }: { readonly about?: string | undefined }) => (
  <ul className={styles.list}>
    {contactWays(about).map(({ name, text, link }) => {
      const Icon = icons[name]
      return (
        <li key={name}>
          <a {...link} className={styles.way}>
            <IconTile icon={<Icon size={22} />} size="small" />
            <span className={styles.copy}>
              <span className={styles.name}>{name}</span> <span className={styles.text}>{text}</span>
            </span>
          </a>
        </li>
      )
    })}
  </ul>
)
