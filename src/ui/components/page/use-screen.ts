import { useEffect, useRef, type RefObject } from 'react'
import { brand } from '../../brand'

let navigated = false
let stepShown = false

/** Set by the router binding: from the second screen on, a new screen moves the focus to its heading. */
export const screenChanged = () => {
  navigated = true
}

let screenTitle = ''
const dialogTitles: { readonly title: string }[] = []

/** The document title names the uppermost dialog, or else the screen. */
const showTitle = () => {
  document.title = `${dialogTitles.at(-1)?.title ?? screenTitle} · ${brand.name}`
}

const useScreenTitle = (title: string): void => {
  useEffect(() => {
    screenTitle = title
    showTitle()
  }, [title])
}

/**
 * Sets a screen's document title, and focuses its heading if the customer navigated here from another screen,
 * or if another title names a new step of it.
 */
export const useScreen = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(false)
  useScreenTitle(title)
  useEffect(() => {
    stepShown = false
    if (navigated || shown.current) heading.current?.focus()
    shown.current = true
  }, [title])
  return heading
}

/**
 * The same for a step that has a heading of its own below the screen's: the document title names the step first, and
 * from the second one on its heading gets the focus.
 */
export const useStep = (title: string, screen: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenTitle(`${title} · ${screen}`)
  useEffect(() => {
    if (stepShown) heading.current?.focus()
    stepShown = true
  }, [title])
  return heading
}

/** Names a dialog in the document title while it is open. */
export const useDialogTitle = (title: string): void => {
  useEffect(() => {
    const own = { title }
    dialogTitles.push(own)
    showTitle()
    return () => {
      dialogTitles.splice(dialogTitles.indexOf(own), 1)
      showTitle()
    }
  }, [title])
}
