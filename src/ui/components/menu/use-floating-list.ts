import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const GAP = 4
const MARGIN = 8

/** Below the button and aligned with its right edge, or above it if there is more space, always within the window. */
const place = (list: HTMLElement, button: HTMLElement): void => {
  const at = button.getBoundingClientRect()
  const { width, height } = list.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height + MARGIN > window.innerHeight && at.top > height ? at.top - height - GAP : below
  const left = Math.max(MARGIN, Math.min(at.right, window.innerWidth - MARGIN) - width)
  Object.assign(list.style, { position: 'fixed', right: 'auto', top: `${String(top)}px`, left: `${String(left)}px` })
}

/** Positions a menu's list beside its button and outside every scroll container; scrolling closes it. */
export const useFloatingList = (
  button: RefObject<HTMLElement | null>,
  floats: boolean,
  onScroll: () => void,
): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  const close = useRef(onScroll)
  useEffect(() => {
    close.current = onScroll
  })
  useLayoutEffect(() => {
    if (floats && list.current && button.current) place(list.current, button.current)
  }, [floats, button])
  useEffect(() => {
    if (!floats) return
    const leave = () => {
      close.current()
    }
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    window.addEventListener('resize', leave)
    return () => {
      window.removeEventListener('scroll', leave, { capture: true })
      window.removeEventListener('resize', leave)
    }
  }, [floats])
  return list
}
