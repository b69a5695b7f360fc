import type { Container } from 'inversify'
import { makeLogOutLosses } from '../adapters/browser/log-out-losses'
import { OfflineData } from '../ports/offline-data'
import { LogOutLosses } from '../ports/log-out-losses'
import { bindPort } from './binding/define-feature'

/** What a log-out would erase for good, from everything that is on the device alone. */
export const lossesAtLogOut = (container: Container): LogOutLosses['now'] => {
  bindPort(container)(
    LogOutLosses,
    (offlineData: OfflineData) => makeLogOutLosses({ 'offline-policies': () => offlineData.owner() !== undefined }),
    OfflineData,
  )
  return () => container.get<LogOutLosses>(LogOutLosses).now()
}
