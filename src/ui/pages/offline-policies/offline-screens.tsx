import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { failureMessages } from '../../../domain/failure/messages'
import type { Features } from '../../../machines/features'
import { isLoading, isServerThere } from '../../../machines/offline-policies/selectors'
import { LoadingScreen } from '../../components/loading/loading-screen'
import { useIsOnline } from '../../components/state/use-is-online'
import { Button } from '../../components/buttons/button'
import { useLogOut } from '../../session/log-out'
import { OfflinePolicies } from './offline-policies'
import { ServerUnreachable } from './server-unreachable'

type Props = { readonly feature: Features['offlinePolicies'] }

export type OfflinePoliciesBelowProps = {
  /** With a button to log out, where nothing else of the portal can be shown. */
  readonly withLogOut?: boolean
}

const LogOut = () => {
  const { logOut, question } = useLogOut()
  return (
    <>
      <Button variant="secondary" onClick={logOut}>
        Log out
      </Button>
      {question}
    </>
  )
}

/** The offline policies, below what says that the server cannot be reached. */
export const OfflinePoliciesBelow = ({ feature, withLogOut = false }: Props & OfflinePoliciesBelowProps) => {
  const actor = useActorRef(feature.machine, { input: feature.input(false) })
  return (
    <>
      <OfflinePolicies feature={feature} actor={actor} />
      {withLogOut && <LogOut />}
    </>
  )
}

export type OfflinePoliciesWithoutSessionProps = {
  /** Leads to log-in: the server is there. */
  readonly logIn: ReactNode
}

/** The screen of a customer whose session has ended, and who cannot log in without a network. */
export const OfflinePoliciesWithoutSession = ({ feature, logIn }: Props & OfflinePoliciesWithoutSessionProps) => {
  const actor = useActorRef(feature.machine, { input: feature.input(true) })
  const loading = useSelector(actor, isLoading)
  const there = useSelector(actor, isServerThere)
  const online = useIsOnline()
  if (there) return logIn
  if (loading) return <LoadingScreen />
  return (
    <ServerUnreachable
      message={online ? failureMessages.online : failureMessages.offline}
      onTryAgain={() => {
        actor.send({ type: 'try-again' })
      }}
    >
      <OfflinePolicies feature={feature} actor={actor} />
    </ServerUnreachable>
  )
}
