import { useLayoutEffect, useRef, type RefObject } from 'react'
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import styles from './toast-container.module.css'
import { DEFAULT_TOAST_AUTO_CLOSE_MS, TOAST_QUEUE_LIMIT } from '../../../domain/rules/constants'
import { topClearOf, type Stretch } from './clear-of'

/** A modal dialog covers the whole page: what must be visible above it has to be re-added to the top layer. */
const useTopLayer = (layer: RefObject<HTMLDivElement | null>) => {
  useLayoutEffect(() => {
    const raise = () => {
      // Browsers without popovers show the toasts behind a dialog.
      if (layer.current === null || !('showPopover' in layer.current)) return
      if (layer.current.matches(':popover-open')) layer.current.hidePopover()
      layer.current.showPopover()
    }
    raise()
    return toast.onChange(({ status }) => {
      if (status === 'added' && document.querySelector('dialog[open]')) raise()
    })
  }, [layer])
}

/** What a toast must not cover: what says where the customer is, and what can be pressed. */
const obstacles = 'h1, h2, h3, button, [role="button"], a[href], input[type="submit"]'
const gap = 4
/** The library's own limit for toasts as wide as the screen, in CSS pixels. */
const PHONE = 480

/** A card that is pressed as a whole stays readable and can be pressed if only its title is left free. */
const CARD = { least: 96, title: 56 }

const stretchesOf = (elements: readonly Element[]): readonly Stretch[] =>
  elements.flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height === 0 || bottom < 0 || top > window.innerHeight ? [] : [{ top: top - gap, bottom: bottom + gap }]
  })

const titleOf = ({ top, bottom }: Stretch): Stretch =>
  bottom - top < CARD.least ? { top, bottom } : { top, bottom: top + CARD.title }

/**
 * On a phone a toast is as wide as the screen: it moves to where it covers no heading and no button.
 * The page is watched only while there is a toast.
 */
const useClearPlace = (layer: RefObject<HTMLDivElement | null>) => {
  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      const shown = layer.current?.querySelector('.Toastify__toast')?.getBoundingClientRect()
      if (!layer.current || !shown || window.innerWidth > PHONE) return
      const page = document.querySelector('dialog[open]') ?? document.getElementById('root') ?? document.body
      const room = { top: gap, bottom: window.innerHeight - gap }
      const whole = stretchesOf([...page.querySelectorAll(obstacles)])
      const top =
        topClearOf(shown.height, shown.top, room, whole) ??
        topClearOf(shown.height, shown.top, room, whole.map(titleOf))
      layer.current.style.setProperty('--toast-top', `${String(top ?? room.bottom - shown.height)}px`)
    }
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place)
    }
    const changes = new MutationObserver(placeSoon)
    const watch = () => {
      changes.observe(document.body, { childList: true, subtree: true })
      window.addEventListener('scroll', placeSoon, { capture: true, passive: true })
      window.addEventListener('resize', placeSoon)
    }
    const stop = () => {
      cancelAnimationFrame(frame)
      frame = 0
      changes.disconnect()
      window.removeEventListener('scroll', placeSoon, { capture: true })
      window.removeEventListener('resize', placeSoon)
    }
    const open = new Set<Id>()
    const unsubscribe = toast.onChange(({ id, status }) => {
      if (status === 'added') open.add(id)
      if (status === 'removed') open.delete(id)
      if (open.size === 0) stop()
      else watch()
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [layer])
}

/** The region of the toasts: at most three at once, the others wait. It is a live region, so they are announced. */
export const Toasts = () => {
  const layer = useRef<HTMLDivElement>(null)
  useTopLayer(layer)
  useClearPlace(layer)
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <ToastContainer
        position="top-right"
        className={styles.region ?? ''}
        limit={TOAST_QUEUE_LIMIT}
        autoClose={DEFAULT_TOAST_AUTO_CLOSE_MS}
        aria-label="Notifications"
        pauseOnFocusLoss={false}
        closeOnClick
        newestOnTop
      />
    </div>
  )
}

/** The content of a toast whose words the screen announces itself. */
export const unannounced = (text: string) => <span aria-hidden="true">{text}</span>

export { toast }
