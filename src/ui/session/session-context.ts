import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SessionMachine } from '../../machines/session/machine'
import { whyLogIn } from '../../machines/session/selectors'
import { useSnapshot } from '../components/state/use-snapshot'

export type SessionActor = ActorRefFrom<SessionMachine>

export const SessionContext = createContext<SessionActor | undefined>(undefined)

/** The session, which outlives every screen. */
export const useSession = (): SessionActor => {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('A screen was rendered outside the session.')
  return session
}

/** The notice that log-in shows about the previous session. */
export const useSessionNotice = (): string | undefined => useSnapshot(useSession(), whyLogIn)
