import { ChevronDown } from 'lucide-react'
import { LANDING_FAQ_ENTRIES } from '../../../domain/rules/constants'
import { content } from './content'
import { Section } from './section'
import styles from './faq.module.css'

/** Five questions, each of which opens and closes separately, without script. */
export const Faq = () => (
  <Section id="faq" title="Frequently asked questions">
    <div className={styles.list}>
      {content.faq.slice(0, LANDING_FAQ_ENTRIES).map(({ question, answer }) => (
        <details key={question} className={styles.entry} data-question="">
          <summary>
            {question}
            <ChevronDown size={22} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  </Section>
)
