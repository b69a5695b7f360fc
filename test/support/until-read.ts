import { UPLOAD_NOT_READ } from '../../src/contract/upload-not-read'
import type { Answer } from './raw-client'
import { until } from './until'

/** Sends an upload again while the service has no room to read it. */
export const untilRead = (send: () => Promise<Answer>): Promise<Answer> =>
  until(send, ({ error }) => error?.code !== UPLOAD_NOT_READ)

/** Sends again what a busy service refused without having done anything, as its answer asks. */
export const untilNotBusy = (send: () => Promise<Answer>): Promise<Answer> =>
  until(send, ({ status, headers }) => status !== 503 || headers.get('retry-after') === null)
