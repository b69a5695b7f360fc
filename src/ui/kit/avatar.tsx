import { UserRound } from 'lucide-react'
import { classNames } from './class-names'
import styles from './avatar.module.css'

type Props = {
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly size?: 'medium' | 'large' | undefined
}

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => Array.from(word ?? '')[0] ?? '').join('').toUpperCase()
}

/** A person's picture, else the initials, else a drawn head. The name stands beside it, so it stays silent. */
export const Avatar = ({ name, imageUrl, size = 'medium' }: Props) => {
  const look = classNames(styles.avatar, size === 'large' && styles.large)
  if (imageUrl) return <img className={look} src={imageUrl} alt="" />
  return (
    <span className={look} aria-hidden="true">
      {initials(name) || <UserRound size={size === 'large' ? 44 : 20} />}
    </span>
  )
}
