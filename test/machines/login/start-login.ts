import { makeLoginImplementations } from '../../../src/machines/login/actors'
import { loginMachine } from '../../../src/machines/login/machine'
import { errors } from '../../../src/machines/login/selectors'
import type { SentCode } from '../../../src/domain/session/log-in'
import { aLogIn } from '../../support/builders'
import { movedClock } from '../../support/fixed-clock'
import { scriptedAccount } from '../../support/scripted-ports'
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

/** A started log-in machine with scripted answers. */
export const startLogin = (account: Parameters<typeof scriptedAccount>[0], browserToken?: string, sent?: SentCode) => {
  const { clock, passSeconds } = movedClock(1_000)
  const accounts = scriptedAccount(account)
  const ports = {
    account: accounts,
    logIn: accounts,
    activation: accounts,
    store: memoryStore(),
    customerStorage: memoryCustomerStorage(),
    clock,
    sentSecondFactor: memorySentSecondFactor(sent),
    trustedBrowser: memoryTrustedBrowser(browserToken),
    openedLink: memoryResetLink(),
    navigation: recordedNavigation({ screen: 'login' }),
    notifications: recordedNotifications(),
  }
  const login = simulate(loginMachine.provide(makeLoginImplementations(ports)), {
    email: '',
    hasSaved: false,
    needsOwnDocument: false,
  })
  const submit = (form = aLogIn()) => {
    login.actor.send({ type: 'submit-log-in', form })
  }
  const shown = () => errors(login.actor.getSnapshot())
  return { ...login, ...ports, submit, shown, passSeconds }
}
