import { Button } from '../../components/buttons/button'
import type { ShopProps } from './shop-props'

/** A button that retries a failed load. */
export const TryAgain = ({ actor }: ShopProps) => (
  <Button
    variant="quiet"
    onClick={() => {
      actor.send({ type: 'try-again' })
    }}
  >
    Try again
  </Button>
)
