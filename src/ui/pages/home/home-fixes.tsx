import { useActorRef, useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { countToFix, NO_REASON, sectionTitles, thingsToFix } from '../../../domain/kyc/sections'
import type { Features } from '../../../machines/features'
import { sections, sectionsView } from '../../../machines/verifications/selectors'
import { IconTile } from '../../components/data-display/icon-tile'
import { Hold } from './hold'
import { ToDo } from './to-do'
import styles from './home-page.module.css'

export type HomeFixesProps = {
  /** Receives how many things there are to fix. */
  readonly onCount: (count: number) => void
}

/** What a review rejected, on the dashboard's home. A failed request shows nothing. */
export const HomeFixes = ({ feature, onCount }: HomeFixesProps & { readonly feature: Features['verifications'] }) => {
  const [input] = useState(feature.verifications.input)
  const actor = useActorRef(feature.verifications.machine, { input })
  const things = thingsToFix(useSelector(actor, sections))
  const isLoading = useSelector(actor, sectionsView) === 'loading'
  useLayoutEffect(() => {
    onCount(things.length)
  }, [onCount, things.length])
  if (things.length === 0) return isLoading && <Hold />
  return (
    <section aria-label={countToFix(things.length)}>
      <ul className={styles.list}>
        {things.map(({ field, step, reason }) => (
          <ToDo
            key={field}
            icon={<IconTile icon={<CircleAlert size={24} />} tone="danger" />}
            title={sectionTitles[field]}
            text={reason ?? NO_REASON}
            action={`Fix ${sectionTitles[field]}`}
            to={{ screen: 'kyc', step }}
          />
        ))}
      </ul>
    </section>
  )
}
