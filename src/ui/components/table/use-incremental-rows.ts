import { useEffect, useState } from 'react'

/** As many rows as a slow phone lays out without a noticeable delay; a page of the usual size is shown at once. */
const STEP = 10

/**
 * Returns the first of many items at once and the others frame by frame: the browser can handle input between two
 * frames, while laying out a hundred rows in one would block it.
 */
export const useIncrementalRows = <A>(items: readonly A[]): readonly A[] => {
  const [given, setGiven] = useState({ items, count: STEP })
  const count = given.items === items ? given.count : STEP
  useEffect(() => {
    if (count >= items.length) return
    const frame = requestAnimationFrame(() => {
      setGiven({ items, count: count + STEP })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [items, count])
  return count >= items.length ? items : items.slice(0, count)
}
