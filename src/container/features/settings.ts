import { makePasswordPort } from '../../adapters/http/password'
import { makeOverviewImplementations, overviewPorts } from '../../machines/overview/actors'
import { overviewMachine } from '../../machines/overview/machine'
import { makePasswordImplementations, passwordPorts } from '../../machines/password/actors'
import { passwordMachine } from '../../machines/password/machine'
import { PasswordPort } from '../../ports/password-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Settings: the overview and the password form. */
export const feature = defineFeature('settings', {
  ports: (bind) => {
    bind(PasswordPort, makePasswordPort, Http)
  },
  needs: { ...overviewPorts, ...passwordPorts },
  make: (ports) => ({
    overview: { machine: overviewMachine.provide(makeOverviewImplementations(ports)), input: () => undefined },
    password: { machine: passwordMachine.provide(makePasswordImplementations(ports)), input: () => undefined },
  }),
})
