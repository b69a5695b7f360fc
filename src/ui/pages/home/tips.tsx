import { Car, ChevronRight, ShieldCheck } from 'lucide-react'
import file from '../../../tips.json'
import { Card } from '../../components/data-display/card'
import { IconTile } from '../../components/data-display/icon-tile'
import styles from './home-page.module.css'

// Each text by its own path: the build then leaves out the articles' unused texts.
/* oxlint-disable typescript/no-non-null-assertion -- the specification has two articles */
const tips = [
  { title: file[0]!.title, summary: file[0]!.summary, icon: <Car size={22} /> },
  { title: file[1]!.title, summary: file[1]!.summary, icon: <ShieldCheck size={22} /> },
]
/* oxlint-enable typescript/no-non-null-assertion */

/** Two articles. Each is a separate document outside the portal's script, so the link is a plain anchor. */
export const Tips = () => (
  <section className={styles.part} aria-labelledby="insurance-tips">
    <h2 id="insurance-tips">Insurance Tips</h2>
    <Card padding="none">
      <ul className={styles.list}>
        {tips.map(({ title, summary, icon }, index) => (
          <li key={title}>
            <a href={`/tips/${String(index)}`} className={styles.row}>
              <IconTile icon={icon} size="small" />
              <span className={styles.copy}>
                <span className={styles.name}>{title}</span>
                <span className={styles.summary}>{summary}</span>
              </span>
              <ChevronRight className={styles.chevron} size={22} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  </section>
)
