import { useEffect, useRef, type RefObject } from 'react'
import { brand } from '../../brand'

let navigated = false

/** Set by the router binding: from the second screen on, a new screen moves the focus to its heading. */
export const screenChanged = () => {
  navigated = true
}

/**
 * Sets a screen's document title, and focuses its heading if the customer navigated here from another screen
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
