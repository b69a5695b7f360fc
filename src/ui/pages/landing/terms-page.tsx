import { TERMS_EFFECTIVE_DATE } from '../../../domain/rules/constants'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { dateShown } from '../../../domain/values/typed-date'
import { brand } from '../../brand'
import { Article } from './article'
import { address } from './content'
import { conditions, cookieEnd, cookiePolicy, type TermsPart } from './terms-text'
import styles from './article.module.css'

const effective = dateShown(TERMS_EFFECTIVE_DATE as CalendarDate)

const Part = ({ id, title, text, list = [] }: TermsPart) => (
  <section id={id}>
    <h2>{title}</h2>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list.length > 0 && (
      <ul>
        {list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    )}
  </section>
)

const parts = [...conditions, cookiePolicy]

/** `/terms`: terms and conditions, and the cookie policy. */
export const TermsPage = () => (
  <Article kind={brand.name} title="Terms and conditions and cookie policy" lead={`Effective ${effective}`}>
    <nav className={styles.contents} aria-label="On this page">
      <ol>
        {[...parts, { id: 'contact', title: 'Contact' }].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
    {conditions.map((part) => (
      <Part key={part.id} {...part} />
    ))}
    <Part {...cookiePolicy} />
    <p>{cookieEnd}</p>
    <section id="contact">
      <h2>Contact</h2>
      <p>
        Questions about these terms: <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
      <address className={styles.address}>
        {brand.name}, {address}
      </address>
    </section>
  </Article>
)
