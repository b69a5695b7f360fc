import { CircleCheck } from 'lucide-react'
import { content } from './content'
import { Section } from './section'
import styles from './about.module.css'

/** What a broker does, and the steps from registration to a policy. */
export const About = () => (
  <Section id="about" title={content.about.title}>
    <div className={styles.row}>
      <div className={styles.copy}>
        {content.about.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={styles.points}>
          {content.about.points.map((point) => (
            <li key={point}>
              <CircleCheck size={22} />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.steps}>
        {content.about.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </Section>
)
