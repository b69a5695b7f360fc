import { useEffect, useRef, type RefObject } from 'react'
import { brand } from '../../brand'

let navigated = false

/** Told by the router binding: from the second screen on, a new screen takes the focus to its heading. */
export const screenChanged = () => {
  navigated = true
}

/**
 * Gives a screen its document title, and its heading the focus when the customer came here from another screen
 * (requirement SHELL-08).
 */
export const useScreen = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  useEffect(() => {
    if (navigated) heading.current?.focus()
  }, [])
  return heading
}
