import { BarePage } from '../../components/page/bare-page'
import { useScreen } from '../../components/page/use-screen'
import { ButtonLink } from '../../components/buttons/button-link'
import { PageHeading } from '../../components/page/page-heading'
import styles from './not-found-page.module.css'

/** Any address that names no screen. */
export const NotFoundPage = () => {
  const heading = useScreen('Page not found')
  return (
    <BarePage>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <PageHeading ref={heading}>Page not found</PageHeading>
      <p className={styles.text}>
        There is nothing at this address. The link may be old, or part of it may be missing.
      </p>
      <ButtonLink href="/" variant="primary">
        Go to the home page
      </ButtonLink>
    </BarePage>
  )
}
