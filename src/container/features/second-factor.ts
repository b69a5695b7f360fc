import { makeSecondFactorPort } from '../../adapters/http/second-factor'
import { makeSecondFactorImplementations, secondFactorPorts } from '../../machines/second-factor/actors'
import { secondFactorMachine } from '../../machines/second-factor/machine'
import { SecondFactorPort } from '../../ports/second-factor-port'
import { bindLogIn } from '../binding/bind-log-in'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The second half of a log-in that asks for a code. */
export const feature = defineFeature('secondFactor', {
  ports: (bind) => {
    bindLogIn(bind)
    bind(SecondFactorPort, makeSecondFactorPort, Http)
  },
  needs: secondFactorPorts,
  make: (ports) => ({
    machine: secondFactorMachine.provide(makeSecondFactorImplementations(ports)),
    input: (asked) => asked,
  }),
})
