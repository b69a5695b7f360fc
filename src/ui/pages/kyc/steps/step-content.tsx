import type { ReactNode } from 'react'
import { Card } from '../../../components/data-display/card'
import { ActionBar } from '../../../components/page/action-bar'
import styles from './step.module.css'

type Props = { readonly actions: ReactNode; readonly children: ReactNode }

/** What a step shows, and its buttons: below it on a desktop, in a bar that stays in view otherwise. */
export const StepContent = ({ actions, children }: Props) => (
  <>
    <Card padding="large" className={styles.content}>
      {children}
    </Card>
    <ActionBar page>{actions}</ActionBar>
  </>
)
