import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_MS = 50

/**
 * Asks until the answer is right, or for a minute, and resolves with the last answer, to be compared by the test. Between two
 * questions it leaves the processor to whom it waits for. It ends by itself, since a test that failed by its time limit runs on.
 */
export const until = async <T>(
  ask: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
  seconds = 60,
): Promise<T> => {
  const end = performance.now() + seconds * 1_000
  let answer = await ask()
  while (!isRight(answer) && performance.now() < end) {
    await pause(BETWEEN_MS)
    answer = await ask()
  }
  return answer
}
