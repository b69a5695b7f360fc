import { IconTile } from '../../components/data-display/icon-tile'
import { classNames } from '../../components/styles/class-names'
import type { Entry } from './content'
import { EntryIcon } from './entry-icon'
import styles from './entries.module.css'

/** A list of items with an icon, a name and a sentence, in three or four columns if there is space. */
export const Features = ({ entries, columns }: { readonly entries: readonly Entry[]; readonly columns: 3 | 4 }) => (
  <ul className={classNames(styles.features, columns === 4 && styles.four)}>
    {entries.map(({ icon, name, text }) => (
      <li key={name} className={styles.feature}>
        <IconTile size="small" icon={<EntryIcon name={icon} />} />
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
