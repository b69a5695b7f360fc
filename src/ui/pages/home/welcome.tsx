import type { ReactNode } from 'react'
import { brand } from '../../brand'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { Drawing } from '../../components/drawings/drawing'
import { classNames } from '../../components/styles/class-names'
import { Link } from '../../session/link'
import { useHelpSheet } from '../../session/use-help-sheet'
import styles from './home-page.module.css'

/** For a customer without cover, with the way to KYC while it is not approved, and to the shop. */
export const Welcome = ({ kyc }: { readonly kyc: ReactNode }) => {
  const openHelp = useHelpSheet()
  return (
    <Card className={classNames(styles.lifted, styles.welcome)}>
      <Drawing className={styles.drawing} />
      <h2>{`Welcome to ${brand.name}`}</h2>
      <p className={styles.summary}>
        You have no cover at the moment. Choose what to protect, and see its price at once.
      </p>
      {kyc}
      <ButtonLink component={Link} variant="primary" to={{ screen: 'shop' }}>
        Choose your cover
      </ButtonLink>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          openHelp()
        }}
      >
        Get help
      </Button>
    </Card>
  )
}
