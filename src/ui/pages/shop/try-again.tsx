import { Button } from '../../components/buttons/button'
import type { ShopProps } from './shop-props'

/** Asks once more for what did not come. */
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
