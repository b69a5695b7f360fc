import { useStep } from '../../../components/page/use-screen'
import styles from './step.module.css'

/** The title of the wizard's screen. */
export const KYC_TITLE = 'Customer Information'

/** The heading of a step of the wizard, which gets the focus when the step is opened. */
export const StepHeading = ({ children }: { readonly children: string }) => (
  <h2 ref={useStep(children, KYC_TITLE)} tabIndex={-1} className={styles.title}>
    {children}
  </h2>
)
