import { EntryIcon } from './entry-icon'
import { content } from './content'
import { Section } from './section'
import styles from './entries.module.css'

/** The six kinds of cover. A quote needs an account, so each links to registration. */
export const Products = () => (
  <Section id="products" title="Products">
    <ul className={styles.products}>
      {content.products.map(({ icon, name, text }) => (
        <li key={name}>
          <a className={styles.product} href="/register">
            <EntryIcon name={icon} size={26} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <span className={styles.go}>Get a quote</span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
