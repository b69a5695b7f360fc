import { useLayoutEffect, type RefObject } from 'react'

const GAP = 6
const MARGIN = 8

/**
 * Under the field, or above it where there is more room, and always within the window. Whether the window is wide
 * enough for that the style sheet decides.
 */
const place = (dialog: HTMLElement, field: HTMLElement): void => {
  const at = field.getBoundingClientRect()
  const { width, height } = dialog.getBoundingClientRect()
  const below = at.bottom + GAP
  const fits = below + height + MARGIN <= window.innerHeight
  const top = fits ? below : Math.max(MARGIN, Math.min(at.top - height - GAP, window.innerHeight - height - MARGIN))
  const left = Math.max(MARGIN, Math.min(at.left, window.innerWidth - width - MARGIN))
  dialog.style.setProperty('--top', `${String(top)}px`)
  dialog.style.setProperty('--left', `${String(left)}px`)
}

/** Keeps a dialog beside a field, also when the window changes its size. */
export const usePlaceBeside = (dialog: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const put = () => {
      if (dialog.current && field.current) place(dialog.current, field.current)
    }
    put()
    window.addEventListener('resize', put)
    return () => {
      window.removeEventListener('resize', put)
    }
  }, [dialog, field])
}
