import { ButtonLink } from '../../components/buttons/button-link'
import { Article } from './article'
import type { Tip } from './tips'
import styles from './article.module.css'

/** `/tips/{index}`. */
export const TipPage = ({ tip }: { readonly tip: Tip }) => (
  <Article kind="Insurance tip" title={tip.title} lead={tip.summary}>
    {tip.sections.map(({ heading, text }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <div className={styles.more}>
      <ButtonLink href="/register" data-visitor="">
        Create an account
      </ButtonLink>
      <ButtonLink href="/dashboard" data-customer="" hidden>
        Go to dashboard
      </ButtonLink>
      <ButtonLink href="/" variant="secondary">
        Home page
      </ButtonLink>
    </div>
  </Article>
)
