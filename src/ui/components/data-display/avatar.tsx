import { UserRound } from 'lucide-react'
import styles from './avatar.module.css'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person's initials, or a drawn placeholder. Hidden from assistive technology, since the name is next to it. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {initials(name) || <UserRound size={20} />}
  </span>
)
