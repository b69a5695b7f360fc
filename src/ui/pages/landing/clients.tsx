import { Building2, Landmark } from 'lucide-react'
import { brand } from '../../brand'
import { ButtonLink } from '../../components/buttons/button-link'
import { content } from './content'
import styles from './clients.module.css'

/** Corporate and government clients: they write an email, since their contracts are individual. */
export const Clients = () => (
  <section className={styles.band} aria-labelledby="clients-title">
    <div className={styles.row}>
      <div>
        <h2 id="clients-title" className={styles.title}>
          {content.clients.title}
        </h2>
        <p className={styles.text}>{content.clients.text}</p>
        <ButtonLink href={`mailto:${brand.email}`} className={styles.action}>
          {content.clients.action}
        </ButtonLink>
      </div>
      <ul className={styles.groups}>
        <li>
          <Building2 size={26} />
          <div>
            <h3>Corporate</h3>
            <p>{content.clients.corporate}</p>
          </div>
        </li>
        <li>
          <Landmark size={26} />
          <div>
            <h3>Government</h3>
            <p>{content.clients.government}</p>
          </div>
        </li>
      </ul>
    </div>
  </section>
)
