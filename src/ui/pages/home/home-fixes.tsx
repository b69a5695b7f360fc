import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { thingsToFix } from '../../../domain/kyc/sections'
import type { Features } from '../../../machines/features'
import { sections } from '../../../machines/verifications/selectors'
import { ThingsToFix } from '../kyc/things-to-fix'
import styles from './home-page.module.css'

export type HomeFixesProps = {
  /** Receives how many things there are to fix. */
  readonly onCount: (count: number) => void
}

/** What a review rejected, on the dashboard's home. A failed request shows nothing. */
export const HomeFixes = ({ feature, onCount }: HomeFixesProps & { readonly feature: Features['settings'] }) => {
  const [input] = useState(feature.verifications.input)
  const things = thingsToFix(useSelector(useActorRef(feature.verifications.machine, { input }), sections))
  useEffect(() => {
    onCount(things.length)
  }, [onCount, things.length])
  return (
    <div className={styles.fixes}>
      <ThingsToFix things={things} />
    </div>
  )
}
