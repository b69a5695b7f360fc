import { makeActivationPort } from '../../adapters/http/activation'
import { loginPorts, makeLoginImplementations } from '../../machines/login/actors'
import { loginMachine } from '../../machines/login/machine'
import { ActivationPort } from '../../ports/activation-port'
import { OfflineData } from '../../ports/offline-data'
import { bindLogIn } from '../binding/bind-log-in'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

export const feature = defineFeature('login', {
  ports: (bind) => {
    bindLogIn(bind)
    bind(ActivationPort, makeActivationPort, Http)
  },
  needs: { ...loginPorts, offlineData: OfflineData },
  make: (ports) => ({
    machine: loginMachine.provide(makeLoginImplementations(ports)),
    input: () => ({
      email: ports.store.registeredEmail() ?? '',
      hasSaved: ports.offlineData.owner() !== undefined,
      needsOwnDocument: ports.trustedBrowser.isOutOfReach(),
    }),
  }),
})
