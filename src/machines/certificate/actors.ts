import { fromPromise } from 'xstate'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SharedFile, Sharing } from '../../ports/sharing'
import { makeEffects } from '../core/effects'
import type { CertificateMachine } from './machine'

type CertificatePorts = {
  readonly sharing: Sharing
  readonly notifications: Notifications
  readonly navigation: Navigation
}

/** Implements certificate sharing with the ports. */
export const makeCertificateImplementations = ({
  sharing,
  notifications,
  navigation,
}: CertificatePorts): Parameters<CertificateMachine['provide']>[0] => ({
  actors: {
    share: fromPromise(({ input, signal }: { input: SharedFile; signal: AbortSignal }) =>
      sharing.share(input, { signal })(),
    ),
  },
  actions: { notify: makeEffects({ notifications, navigation }).notify },
})
