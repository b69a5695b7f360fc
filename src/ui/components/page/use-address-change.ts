import { useEffect, useRef } from 'react'

const listeners = new Set<() => void>()

/** Called by the router binding after every change of the address. */
export const addressChanged = (): void => {
  listeners.forEach((listener) => {
    listener()
  })
}

/** For what lies over a page and is not part of it: a menu does not outlive the address that it was opened at. */
export const useAddressChange = (onChange: () => void): void => {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const listener = () => {
      latest.current()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
