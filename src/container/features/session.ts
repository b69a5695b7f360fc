import { makeSessionPort } from '../../adapters/http/session'
import { makeSessionImplementations, sessionPorts } from '../../machines/session/actors'
import { sessionMachine } from '../../machines/session/machine'
import { Clock } from '../../ports/clock'
import { SessionEnd } from '../../ports/session-end'
import { SessionPort } from '../../ports/session-port'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { ApiHost, Http } from '../binding/tokens'

/** The end by time is an hour away when a profile has been read: what waits for it is loaded then. */
const watchLazily = (load: () => Promise<SessionEnd>): SessionEnd => ({
  watch: () => {
    let stop: (() => void) | undefined
    let isStopped = false
    load().then(
      (end) => {
        if (!isStopped) stop = end.watch()
      },
      () => undefined,
    )
    return () => {
      isStopped = true
      stop?.()
    }
  },
})

/** The session, whose actor is the root and runs from the start. */
export const feature = defineFeature('session', {
  ports: (bind) => {
    bind(SessionPort, makeSessionPort, Http, ApiHost)
    bind(
      SessionEnd,
      (store: SessionStore, clock: Clock) =>
        watchLazily(async () =>
          (await import(/* webpackChunkName: "session-end" */ '../binding/session-end')).makeSessionEndIn(window, {
            store,
            clock,
          }),
        ),
      SessionStore,
      Clock,
    )
  },
  needs: sessionPorts,
  make: (ports) => ({
    machine: sessionMachine.provide(makeSessionImplementations(ports)),
    input: () => ({ hasToken: ports.store.token() !== undefined }),
  }),
})
