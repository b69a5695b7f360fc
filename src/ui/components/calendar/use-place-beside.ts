import { useLayoutEffect, type RefObject } from 'react'

const GAP = 6
const MARGIN = 8

/**
 * Below the field, or above it if there is more space, always within the window. The style sheet decides whether the
 * window is wide enough for that.
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

/** Positions a dialog beside a field, also after the window is resized. */
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
