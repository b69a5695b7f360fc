import { brand } from '../../brand'
import { Button } from '../../components/buttons/button'
import { PageHeading } from '../../components/page/page-heading'
import { BarePage } from '../../components/page/bare-page'
import { useScreen } from '../../components/page/use-screen'
import styles from './wrong-configuration.module.css'

/**
 * Shown instead of every screen when `/config.json` is invalid: for the customer, and for the operator of the portal.
 */
export const WrongConfiguration = ({ error }: { readonly error: string }) => {
  const heading = useScreen('Not available')
  return (
    <BarePage>
      <PageHeading ref={heading}>The portal is not available right now</PageHeading>
      <div role="alert" className={styles.copy}>
        <p>It is not set up correctly, so it cannot send or load anything. Anything you saved is safe.</p>
        <p>
          Please try again in a few minutes. If it still does not work, write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> and quote this line:
        </p>
        <p>
          <code className={styles.code}>/config.json: {error}</code>
        </p>
      </div>
      <Button
        variant="primary"
        onClick={() => {
          window.location.reload()
        }}
      >
        Try again
      </Button>
    </BarePage>
  )
}
