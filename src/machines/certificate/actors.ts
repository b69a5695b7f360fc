import { fromPromise } from 'xstate'
import { Sharing, type SharedFile } from '../../ports/sharing'
import type { PortsOf } from '../../ports/token'
import { effectPorts, makeEffects } from '../core/effects'

export const certificatePorts = { ...effectPorts, sharing: Sharing }

/** Implements certificate sharing with the ports. */
export const makeCertificateImplementations = (ports: PortsOf<typeof certificatePorts>) => ({
  actors: {
    share: fromPromise(({ input, signal }: { input: SharedFile; signal: AbortSignal }) =>
      ports.sharing.share(input, { signal })(),
    ),
  },
  actions: { notify: makeEffects(ports).notify },
})
