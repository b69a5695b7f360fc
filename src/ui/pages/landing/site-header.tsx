import { Menu, X } from 'lucide-react'
import { brand } from '../../brand'
import { ButtonLink } from '../../components/buttons/button-link'
import { ContactLinks } from '../../components/brand/contact-links'
import { Logo } from '../../components/brand/logo'
import { classNames } from '../../components/styles/class-names'
import { GetStarted } from './get-started'
import { sections, type LandingAt } from './sections'
import styles from './site-header.module.css'

type Props = { readonly landing?: LandingAt }

const SectionLinks = ({ landing = '' }: Props) =>
  sections.map(({ id, name }) => (
    <a key={id} className={styles.link} href={`${landing}#${id}`}>
      {name}
    </a>
  ))

/**
 * The menu of a phone: the browser's own disclosure, so that it opens without script. It also has the plain links to
 * log-in and registration, and the ways to reach the brokerage.
 */
const PhoneMenu = ({ landing = '' }: Props) => (
  <details className={styles.menu} data-menu="">
    <summary aria-label="Menu">
      <Menu className={styles.open} size={24} />
      <X className={styles.close} size={24} />
    </summary>
    <nav className={styles.panel} aria-label="Menu">
      <SectionLinks landing={landing} />
      <hr />
      <a className={styles.link} href="/login" data-visitor="">
        Log in
      </a>
      <a className={styles.link} href="/register" data-visitor="">
        Create an account
      </a>
      <a className={styles.link} href="/dashboard" data-customer="" hidden>
        Go to dashboard
      </a>
      <hr />
      <ContactLinks className={styles.link} />
    </nav>
  </details>
)

/** Logo, sections, help, and the links to log-in and registration. */
export const SiteHeader = ({ landing = '' }: Props) => (
  <header className={styles.header}>
    <a className={styles.skip} href={landing === '' ? '#hero' : '#content'}>
      Skip to content
    </a>
    <div className={styles.row}>
      <a className={styles.home} href="/" aria-label={`${brand.name}, home`}>
        <Logo />
      </a>
      <nav className={styles.nav} aria-label="Sections">
        <SectionLinks landing={landing} />
        <a className={styles.link} href="#help">
          Help
        </a>
      </nav>
      <ButtonLink variant="quiet" href="/login" className={classNames(styles.action, styles.login)} data-visitor="">
        Log in
      </ButtonLink>
      <GetStarted className={styles.action} customerText="Dashboard" />
      <PhoneMenu landing={landing} />
    </div>
  </header>
)
