import type { Ref } from 'react'
import styles from './message-state.module.css'

/** What makes the title of a message a heading: by default it is a line of text. */
export type TitleHeading = {
  /** Where the message is a step or a screen of its own; see `useScreen` and `useStep`. */
  readonly heading?: Ref<HTMLHeadingElement> | undefined
  /** `h1` where the screen shows nothing else. */
  readonly level?: 'h1' | 'h2' | undefined
}

export const MessageTitle = ({ title, heading, level: Heading = 'h2' }: TitleHeading & { readonly title: string }) =>
  heading ? (
    <Heading ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </Heading>
  ) : (
    <p className={styles.title}>{title}</p>
  )
