import { Fragment, type ReactNode } from 'react'

/** An address, a reference or a link, in pieces that end where a line may end: before the @, and after . / _ and -. */
const piecesOf = (word: string): readonly string[] => word.match(/@?[^@./_-]+[./_-]*|[@./_-]+/g) ?? []

const isLong = (word: string): boolean => word.length >= 12 && /[a-z]/i.test(word) && /[@./_-]/.test(word)

const broken = (word: string): ReactNode =>
  piecesOf(word).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))

/**
 * Text whose long words (email addresses, references, links) break at their own joints where a line is too short for
 * them, and elsewhere only if a piece alone is too long. What is copied has no break. Anything but text stays as it is.
 * Another text gets another element, so that a translated page can be updated.
 */
export const breakable = (text: ReactNode): ReactNode => {
  const words = typeof text === 'string' ? text.split(/(\s+)/) : []
  if (!words.some(isLong)) return text
  return (
    <span key={words.join('')}>
      {words.map((word, index) => (
        <Fragment key={index}>{isLong(word) ? broken(word) : word}</Fragment>
      ))}
    </span>
  )
}
