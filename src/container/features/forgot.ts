import { makeAccountPort } from '../../adapters/http/account'
import { effectPorts } from '../../machines/core/effects'
import { makeLinkRequestImplementations } from '../../machines/link-request/actors'
import { linkRequestMachine } from '../../machines/link-request/machine'
import { AccountPort } from '../../ports/account-port'
import { SessionStore } from '../../ports/session-store'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** A forgotten password: the request for a link, filled in with the email address that is stored on this device. */
export const feature = defineFeature('forgot', {
  ports: (bind) => {
    bind(AccountPort, makeAccountPort, Http)
  },
  needs: { ...effectPorts, account: AccountPort, store: SessionStore },
  make: ({ account, store, ...ports }) => ({
    machine: linkRequestMachine.provide(
      makeLinkRequestImplementations({ ...ports, requestLink: account.requestPasswordReset }),
    ),
    input: () => ({ email: store.registeredEmail() ?? '' }),
  }),
})
