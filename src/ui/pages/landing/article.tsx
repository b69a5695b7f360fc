import '../../components/styles/tokens.css'
import '../../components/styles/base.css'
import '../../components/styles/print.css'
import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import styles from './article.module.css'

type Props = { readonly kind: string; readonly title: string; readonly lead: ReactNode; readonly children: ReactNode }

/** A public article. Like the landing page it is rendered at build time and needs no script. */
export const Article = ({ kind, title, lead, children }: Props) => (
  <>
    <SiteHeader landing="/" />
    <main id="content">
      <article className={styles.article}>
        <p className={styles.kind}>{kind}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </article>
    </main>
    <SiteFooter landing="/" />
  </>
)
