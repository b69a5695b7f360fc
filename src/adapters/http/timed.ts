import { left, right, type Either } from 'fp-ts/Either'

/**
 * Runs a request with a time limit (milliseconds) and a signal that cancels it. `onActivity` begins the limit anew, as long
 * as something happens. Left says why nothing came back: the limit passed, or the request broke or was cancelled.
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
  // What runs may wait for something that does not hear the signal, the configuration for example.
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
