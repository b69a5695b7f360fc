import { fromPromise } from 'xstate'
import { LinkSharing, type SharedLink } from '../../ports/link-sharing'
import { Sharing, type SharedFile } from '../../ports/sharing'
import type { PortsOf } from '../../ports/token'
import { effectPorts, makeEffects } from '../core/effects'

export const certificatePorts = { ...effectPorts, sharing: Sharing, linkSharing: LinkSharing }

/** Implements sharing a certificate, and the page that checks it, with the ports. */
export const makeCertificateImplementations = (ports: PortsOf<typeof certificatePorts>) => ({
  actors: {
    shareFile: fromPromise(({ input, signal }: { input: SharedFile; signal: AbortSignal }) =>
      ports.sharing.share(input, { signal })(),
    ),
    shareLink: fromPromise(({ input }: { input: SharedLink }) => ports.linkSharing.share(input)()),
  },
  actions: { notify: makeEffects(ports).notify },
})
