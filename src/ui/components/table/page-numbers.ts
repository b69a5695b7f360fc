import { TABLE_MAX_PAGE_BUTTONS } from '../../../domain/rules/constants'

/** The offered pages, zero-based: a window around the current one, of at most the table's number of page buttons. */
export const pageNumbers = (page: number, count: number): readonly number[] => {
  const length = Math.min(count, TABLE_MAX_PAGE_BUTTONS)
  const middle = page - Math.floor(length / 2)
  const first = Math.max(0, Math.min(middle, count - length))
  return Array.from({ length }, (_, index) => first + index)
}
