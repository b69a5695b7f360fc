import type { ReactNode, Ref, SubmitEventHandler } from 'react'
import { PageHeading } from '../../components/page/page-heading'
import styles from './auth-form.module.css'

type Props = {
  readonly heading: Ref<HTMLHeadingElement>
  readonly title: string
  readonly subtitle: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  readonly children: ReactNode
  readonly footer: ReactNode
}

/** The frame of log-in and registration. The rules are the portal's own, so the browser's validation is off. */
export const AuthForm = ({ heading, title, subtitle, onSubmit, children, footer }: Props) => (
  <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
    <header>
      <PageHeading ref={heading}>{title}</PageHeading>
      <p className={styles.subtitle}>{subtitle}</p>
    </header>
    {children}
    <p className={styles.footer}>{footer}</p>
  </form>
)
