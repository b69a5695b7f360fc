import { useCallback, useEffect, useRef } from 'react'

/** A press that ends without a click, such as a long one, is over this long after its release. */
const NO_CLICK_MS = 400

/**
 * Returns a function that runs a callback as soon as no press is under way. A note that appears while a button below it
 * is being pressed would move the button away from the pointer. A press lasts until its click: by
 * touch the pointer is up before the focus moves, and the click comes last.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  const pressed = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined
    const press = () => {
      clearTimeout(end)
      pressed.current = true
    }
    const endAfter = (milliseconds: number) => () => {
      clearTimeout(end)
      end = setTimeout(() => {
        pressed.current = false
        waiting.current?.()
        waiting.current = undefined
      }, milliseconds)
    }
    const listeners = {
      pointerdown: press,
      pointerup: endAfter(NO_CLICK_MS),
      pointercancel: endAfter(0),
      click: endAfter(0),
    }
    for (const [event, listener] of Object.entries(listeners))
      window.addEventListener(event, listener, { capture: true })
    return () => {
      clearTimeout(end)
      for (const [event, listener] of Object.entries(listeners))
        window.removeEventListener(event, listener, { capture: true })
    }
  }, [])
  return useCallback((act) => {
    if (pressed.current) waiting.current = act
    else act()
  }, [])
}
