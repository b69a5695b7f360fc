import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { LinkRequestMachine } from '../../../machines/link-request/machine'
import type { Feature } from '../../../machines/features'
import { Link } from '../../session/link'
import { LinkRequest } from '../auth/link-request'

/** `/login#forgot`. */
export const ForgotPage = ({ feature }: { readonly feature: Feature<LinkRequestMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const back = <Link to={{ screen: 'login' }}>Back to log-in</Link>
  return (
    <LinkRequest
      actor={actor}
      title="Reset your password"
      subtitle="Enter your email, and we will send you a link"
      submit="Send reset link"
      lifetime="The link works once, within the next hour."
      footer={back}
    />
  )
}
