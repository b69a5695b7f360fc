import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../styles/class-names'
import { pageNumbers } from './page-numbers'
import styles from './pagination.module.css'

type Props = {
  /** Zero-based. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
  /** Shown instead of the counts while they are unknown. */
  readonly text?: string | undefined
  /** Shown between the counts and the pages. */
  readonly children?: ReactNode
}

/**
 * `Showing X to Y of Z results`, previous and next, and at most seven pages, on a phone the current one alone.
 * Where there is nothing, the words alone. The words are announced; the button that changed the
 * page keeps the focus, also as the last one.
 */
export const Pagination = ({ page, pageSize, total, onPage, text, children }: Props) => {
  const count = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : page * pageSize + 1
  const to = Math.min(total, (page + 1) * pageSize)
  const isFirst = page <= 0
  const isLast = page >= count - 1
  const nothing = total === 0 && text === undefined
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <p className={styles.text} role="status">
        {text ?? `Showing ${from} to ${to} of ${total} results`}
      </p>
      {!nothing && children}
      {!nothing && (
        <div className={styles.pages}>
          <button
            type="button"
            className={styles.page}
            aria-label="Previous page"
            aria-disabled={isFirst}
            onClick={() => {
              if (!isFirst) onPage(page - 1)
            }}
          >
            <ChevronLeft size={18} />
          </button>
          {pageNumbers(page, count).map((number) => (
            <button
              key={number}
              type="button"
              className={classNames(styles.page, number === page ? styles.current : styles.other)}
              aria-label={`Page ${number + 1}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number + 1}
            </button>
          ))}
          <button
            type="button"
            className={styles.page}
            aria-label="Next page"
            aria-disabled={isLast}
            onClick={() => {
              if (!isLast) onPage(page + 1)
            }}
          >
            <ChevronRight size={18} />
          </button>
        </div>
      )}
    </nav>
  )
}
