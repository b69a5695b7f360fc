import { ButtonLink } from '../../components/buttons/button-link'
import { classNames } from '../../components/styles/class-names'
import styles from './get-started.module.css'

type Props = {
  readonly className?: string | undefined
  /** The label for a known customer; the header of a phone has space for one word. */
  readonly customerText?: string
}

/**
 * Two links to get started: to `/login` from 768 px, to `/register` below. Hidden once the script
 * detects a known customer.
 */
export const GetStarted = ({ className, customerText = 'Go to dashboard' }: Props) => (
  <>
    <ButtonLink href="/login" className={classNames(styles.desktop, className)} data-visitor="">
      Get Started
    </ButtonLink>
    <ButtonLink href="/register" className={classNames(styles.phone, className)} data-visitor="">
      Get Started
    </ButtonLink>
    <ButtonLink href="/dashboard" className={className} data-customer="" hidden>
      {customerText}
    </ButtonLink>
  </>
)
