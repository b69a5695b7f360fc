import { left, right, type Either } from 'fp-ts/Either'

/**
 * Runs a request with a time limit (milliseconds) and a signal that cancels it. `onActivity` restarts the limit. Left is
 * the reason for the missing response: `timed-out`, or `broken` for a failed or cancelled request.
 */
export const timed = async <A>(
  limit: number,
  cancel: AbortSignal,
  run: (signal: AbortSignal, onActivity: () => void) => Promise<A>,
): Promise<Either<'timed-out' | 'broken', A>> => {
  if (cancel.aborted) return left('broken')
  const controller = new AbortController()
  const abort = () => {
    controller.abort()
  }
  // The request may wait for something that ignores the signal, for example the configuration.
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => {
      reject(new Error('aborted'))
    })
  })
  const wait = () =>
    setTimeout(() => {
      controller.abort('timed-out')
    }, limit)
  let timer = wait()
  const onActivity = () => {
    clearTimeout(timer)
    timer = wait()
  }
  cancel.addEventListener('abort', abort)
  try {
    return right(await Promise.race([run(controller.signal, onActivity), aborted]))
  } catch {
    return left(controller.signal.reason === 'timed-out' ? 'timed-out' : 'broken')
  } finally {
    clearTimeout(timer)
    cancel.removeEventListener('abort', abort)
  }
}
