import { Badge } from '../../components/data-display/badge'
import { ButtonLink } from '../../components/buttons/button-link'
import { HarbourScene } from '../../components/brand/harbour-scene'
import { classNames } from '../../components/styles/class-names'
import { content, kind } from './content'
import { GetStarted } from './get-started'
import styles from './hero.module.css'

/** An example of a policy, exposed as a picture. */
const PolicyPicture = () => (
  <div className={styles.picture} role="img" aria-label="A motor policy in a customer's account, shown as active">
    <HarbourScene />
    <div className={styles.policy} aria-hidden="true">
      <Badge tone="success">Active</Badge>
      <strong>{content.hero.policy.name}</strong>
      <small>{content.hero.policy.detail}</small>
    </div>
  </div>
)

/** The top of the page: what this is, and the links to get started. */
export const Hero = () => (
  <section id="hero" className={styles.hero} aria-labelledby="hero-title">
    <div className={styles.row}>
      <div>
        <Badge tone="success">{kind}</Badge>
        <h1 id="hero-title" className={styles.title}>
          {content.hero.title}
        </h1>
        <p className={styles.text}>{content.hero.text}</p>
        <div className={styles.actions}>
          <GetStarted />
          <ButtonLink href="#products" variant="secondary">
            See products
          </ButtonLink>
        </div>
        <p className={styles.note}>{content.hero.note}</p>
        <p className={classNames(styles.note, styles.login)} data-visitor="">
          Already a customer? <a href="/login">Log in</a>
        </p>
      </div>
      <PolicyPicture />
    </div>
  </section>
)
