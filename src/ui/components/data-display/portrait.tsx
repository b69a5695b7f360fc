import { UserRound } from 'lucide-react'
import { useState } from 'react'
import styles from './portrait.module.css'

/** A person's picture, or a drawn placeholder if there is none or it cannot be loaded. */
export const Portrait = ({ imageUrl }: { readonly imageUrl: string | undefined }) => {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (!imageUrl || imageUrl === failedUrl)
    return (
      <span className={styles.portrait} role="img" aria-label="Default picture">
        <UserRound size={44} />
      </span>
    )
  return (
    <img
      className={styles.portrait}
      src={imageUrl}
      alt="Your picture"
      onError={() => {
        setFailedUrl(imageUrl)
      }}
    />
  )
}
