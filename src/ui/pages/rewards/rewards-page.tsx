import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { loggedInCustomer } from '../../../machines/session/selectors'
import type { Features } from '../../../machines/features'
import { useSession } from '../../session/session-context'
import { useScreen } from '../../components/page/use-screen'
import { brand } from '../../brand'
import { PageHeading } from '../../components/page/page-heading'
import { CodeCard } from './code-card'
import { Counts } from './counts'
import { History } from './history'
import styles from './rewards-page.module.css'

/** `/dashboard/rewards`. */
export const RewardsPage = ({ feature }: { readonly feature: Features['rewards'] }) => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const code = customer?.referralCode ?? ''
  const [inputs] = useState(() => ({
    list: feature.list.input(),
    rewards: feature.rewards.input(code, brand.name),
  }))
  const history = useActorRef(feature.list.machine, { input: inputs.list })
  const rewards = useActorRef(feature.rewards.machine, { input: inputs.rewards })
  const copying = useActorRef(feature.copying.machine)
  return (
    <div className={styles.page}>
      <PageHeading ref={useScreen('Rewards')} lead="Invite your friends with your code.">
        Rewards
      </PageHeading>
      <div className={styles.columns}>
        <CodeCard code={code} actor={rewards} copying={copying} />
        <Counts actor={rewards} />
      </div>
      <History actor={history} />
    </div>
  )
}
