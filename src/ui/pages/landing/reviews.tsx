import { Star } from 'lucide-react'
import { LANDING_REVIEWS } from '../../../domain/rules/constants'
import { content } from './content'
import { Section } from './section'
import styles from './reviews.module.css'

const Stars = ({ count }: { readonly count: number }) => (
  <span className={styles.stars} role="img" aria-label={`${count} of 5 stars`}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} className={star <= count ? styles.lit : undefined} size={20} />
    ))}
  </span>
)

/** Reviews of four products. Each is about a product and names no person. */
export const Reviews = () => (
  <Section id="reviews" title="Product reviews">
    <ul className={styles.list}>
      {content.reviews.slice(0, LANDING_REVIEWS).map(({ product, stars, text }) => (
        <li key={product}>
          <figure className={styles.review} data-review="">
            <Stars count={stars} />
            <blockquote className={styles.quote}>{text}</blockquote>
            <figcaption className={styles.product}>{product}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)
