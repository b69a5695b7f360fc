import type { LogInAnswer, SentCode } from '../../../src/domain/session/log-in'
import { id } from '../../../src/domain/values/id'
import { makeSecondFactorImplementations } from '../../../src/machines/second-factor/actors'
import { secondFactorMachine } from '../../../src/machines/second-factor/machine'
import { errors } from '../../../src/machines/second-factor/selectors'
import { aLogIn } from '../../support/builders'
import { movedClock } from '../../support/fixed-clock'
import { scripted, scriptedAccount, type Answer } from '../../support/scripted-ports'
import {
  memoryCustomerStorage,
  memoryResetLink,
  memoryStore,
  memoryTrustedBrowser,
  recordedNavigation,
  recordedNotifications,
} from '../../support/scripted-surroundings'
import { memorySentSecondFactor } from '../../support/memory-sent-codes'
import { simulate } from '../../support/simulated'

type Script = {
  readonly providers?: readonly string[]
  readonly sends?: readonly Answer<void>[]
  readonly logIns?: readonly Answer<LogInAnswer>[]
  readonly sent?: SentCode['sent']
}

/** A started machine of a second factor with scripted answers. */
export const startSecondFactor = ({ providers = ['Email'], sends = [], logIns = [], sent }: Script) => {
  const { clock, passSeconds } = movedClock(1_000)
  const account = scriptedAccount({ sendCode: scripted(...sends), logIn: scripted(...logIns) })
  const ports = {
    logIn: account,
    secondFactor: account,
    store: memoryStore(),
    customerStorage: memoryCustomerStorage(),
    clock,
    sentSecondFactor: memorySentSecondFactor(),
    trustedBrowser: memoryTrustedBrowser(),
    openedLink: memoryResetLink(),
    navigation: recordedNavigation({ screen: 'login' }),
    notifications: recordedNotifications(),
  }
  const machine = simulate(secondFactorMachine.provide(makeSecondFactorImplementations(ports)), {
    userId: id(7),
    providers,
    ...(sent && { sent }),
    logIn: aLogIn({ email: ' customer@portal.test ' }),
  })
  const submit = (code = '123456', trustsBrowser = false) => {
    machine.actor.send({ type: 'submit-code', form: { code, trustsBrowser } })
  }
  const look = () => machine.actor.getSnapshot()
  return { ...machine, ...ports, account, submit, passSeconds, look, shown: () => errors(look()) }
}
