import { useEffect } from 'react'
import { createSignal, useSignal } from './create-signal'

/** How many parts of the screen take something that is lost with the page. */
const parts = createSignal(0)

/** For a part of a screen: what is typed into it is not saved on the device, a password for example. */
export const useUnsavedInput = (isUnsaved = true): void => {
  useEffect(() => {
    if (!isUnsaved) return
    parts.set(parts.get() + 1)
    return () => {
      parts.set(parts.get() - 1)
    }
  }, [isUnsaved])
}

/** Whether everything that is typed on the screen outlives the page. */
export const useIsInputSaved = (): boolean => useSignal(parts) === 0
