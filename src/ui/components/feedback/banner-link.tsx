import { useId, type ComponentPropsWithoutRef, type ElementType } from 'react'
import { ChevronRight } from 'lucide-react'
import type { BannerAppearance } from './banner'
import { classNames } from '../styles/class-names'
import styles from './banner.module.css'

type LinkProps<C extends ElementType> = BannerAppearance & {
  readonly component?: C
  /** A short description at the end, not part of the link's accessible name; below the text on a phone. */
  readonly note?: string | undefined
} & Omit<ComponentPropsWithoutRef<C>, 'component' | 'note' | keyof BannerAppearance>

/** A banner that is one large link; `component` as in ButtonLink. */
export const BannerLink = <C extends ElementType = 'a'>(props: LinkProps<C>) => {
  const { component, tone = 'warning', icon, note, children, ...rest } = props
  const noteId = useId()
  const Anchor: ElementType = component ?? 'a'
  return (
    <Anchor {...rest} className={classNames(styles.banner, styles[tone])} aria-describedby={note && noteId}>
      {icon}
      <span className={styles.noted}>
        <span className={styles.copy}>{children}</span>
        {note && (
          <span id={noteId} className={styles.note} aria-hidden="true">
            {note}
          </span>
        )}
      </span>
      <ChevronRight size={20} />
    </Anchor>
  )
}
