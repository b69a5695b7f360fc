import { useEffect, useState } from 'react'
import { BACK_ONLINE_MS } from '../../../domain/rules/constants'
import { isOnline } from '../state/is-online'
import { useIsInputSaved } from '../state/unsaved-input'
import { classNames } from '../styles/class-names'
import styles from './connection-strip.module.css'

/** Whether the device is online; `back` for a moment after it was not. */
const useConnection = (): 'online' | 'offline' | 'back' => {
  const [connection, setConnection] = useState<'online' | 'offline' | 'back'>('online')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lost = () => {
      clearTimeout(timer)
      setConnection('offline')
    }
    const back = () => {
      clearTimeout(timer)
      setConnection('back')
      timer = setTimeout(() => {
        setConnection('online')
      }, BACK_ONLINE_MS)
    }
    if (!isOnline()) lost()
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [])
  return connection
}

/**
 * The strip at the lower edge that says that the device is offline, and for a moment that it is back.
 * It lies above the page, so nothing moves, and a press goes through it. It is there from the start, since a
 * live region announces only what changes in it; a modal dialog has one of its own, since it silences the page's.
 */
export const ConnectionStrip = ({ className }: { readonly className?: string | undefined }) => {
  const connection = useConnection()
  const kept = useIsInputSaved()
  return (
    <div className={classNames(styles.strip, className)} aria-live="polite">
      {connection === 'offline' && (
        <p
          className={styles.text}
          data-mark="offline"
        >{`You are offline. ${kept ? 'What you typed is kept.' : 'Keep this page open.'}`}</p>
      )}
      {connection === 'back' && (
        <p className={styles.text} data-mark="online">
          Back online
        </p>
      )}
    </div>
  )
}
