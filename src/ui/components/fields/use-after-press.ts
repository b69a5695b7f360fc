import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback as soon as no pointer is pressed. A note that appears while a button below it
 * is being pressed would move the button away from the pointer.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
  const pressed = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const release = () => {
      pressed.current = false
      const act = waiting.current
      waiting.current = undefined
      // The click event follows the release.
      if (act) setTimeout(act)
    }
    window.addEventListener('pointerdown', press, { capture: true })
    window.addEventListener('pointerup', release, { capture: true })
    window.addEventListener('pointercancel', release, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true })
      window.removeEventListener('pointerup', release, { capture: true })
      window.removeEventListener('pointercancel', release, { capture: true })
    }
  }, [])
  return (act) => {
    if (pressed.current) waiting.current = act
    else act()
  }
}
