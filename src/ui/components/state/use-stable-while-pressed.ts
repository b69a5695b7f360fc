import { useEffect, useState } from 'react'
import { useAfterPress } from './use-after-press'

/**
 * Returns the value, but while a pointer is pressed the one from before: rows that arrive meanwhile would move the
 * buttons below them away from the finger.
 */
export const useStableWhilePressed = <A>(value: A): A => {
  const afterPress = useAfterPress()
  const [shown, setShown] = useState(value)
  useEffect(() => {
    afterPress(() => {
      setShown(value)
    })
  }, [afterPress, value])
  return shown
}
