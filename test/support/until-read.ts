import { UPLOAD_NOT_READ } from '../../src/contract/upload-not-read'
import type { Answer } from './raw-client'

/** Sends an upload again while the service has no room to read it. */
export const untilRead = async (send: () => Promise<Answer>): Promise<Answer> => {
  const answer = await send()
  return answer.error?.code === UPLOAD_NOT_READ ? untilRead(send) : answer
}
