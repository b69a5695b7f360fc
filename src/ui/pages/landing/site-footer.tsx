import { brand } from '../../brand'
import { ButtonLink } from '../../components/buttons/button-link'
import { ContactLinks } from '../../components/brand/contact-links'
import { Logo } from '../../components/brand/logo'
import { classNames } from '../../components/styles/class-names'
import { address, content } from './content'
import { sections, type LandingAt } from './sections'
import { tips } from './tips'
import styles from './site-footer.module.css'

/** The last call to action, at the end of the page. */
export const Closing = () => (
  <section className={styles.closing} aria-labelledby="closing-title">
    <div>
      <h2 id="closing-title">{content.closing.title}</h2>
      <p>{content.closing.text}</p>
    </div>
    <div className={styles.actions}>
      <ButtonLink href="/register" data-visitor="">
        Create an account
      </ButtonLink>
      <ButtonLink href="/login" variant="secondary" data-visitor="">
        Log in
      </ButtonLink>
      <ButtonLink href="/dashboard" data-customer="" hidden>
        Go to dashboard
      </ButtonLink>
    </div>
  </section>
)

/** The company and its contact addresses. */
export const SiteFooter = ({ landing = '' }: { readonly landing?: LandingAt }) => (
  <footer className={styles.footer}>
    <div className={styles.row}>
      <div className={styles.wide}>
        <Logo />
        <p>{brand.tagline}</p>
      </div>
      <nav className={styles.links} aria-label="Footer">
        <h2 className={styles.heading}>Explore</h2>
        {sections.map(({ id, name }) => (
          <a key={id} href={`${landing}#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.links}>
        <h2 className={styles.heading}>Your account</h2>
        <a href="/login" data-visitor="">
          Log in
        </a>
        <a href="/register" data-visitor="">
          Create an account
        </a>
        <a href="/dashboard" data-customer="" hidden>
          Go to dashboard
        </a>
      </div>
      <div className={styles.links}>
        <h2 className={styles.heading}>Good to know</h2>
        {tips.map(({ name }, index) => (
          <a key={name} href={`/tips/${String(index)}`}>
            {name}
          </a>
        ))}
        <a href="/terms">Terms and cookies</a>
      </div>
      <div id="help" className={classNames(styles.wide, styles.links)}>
        <h2 className={styles.heading}>Contact</h2>
        <ContactLinks />
        <address className={styles.address}>{address}</address>
      </div>
    </div>
  </footer>
)
