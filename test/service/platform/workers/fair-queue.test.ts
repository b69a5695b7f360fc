import { makeFairQueue } from '../../../../src/service/platform/workers/fair-queue'
import { failureReply } from '../../../../src/service/wire/failure-reply'

const queue = () => makeFairQueue({ atOnce: 2, most: 6, mostOfOne: 4 })

/** Tasks that note when they begin, and end when the test ends them. */
const tasks = () => {
  const [begun, ends]: [string[], (() => void)[]] = [[], []]
  return {
    begun,
    task: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.push(() => resolve(name))
      }),
    end: () => ends.shift()?.(),
  }
}

/** Lets everything go on that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const errorOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'done',
    (error: unknown) => failureReply(error),
  )

const overloaded = expect.objectContaining({ status: 503, retryAfter: 10 })

describe('[RUN-07: worker threads] the queue in front of the worker threads', () => {
  test('lets its owners take turns, however many tasks of one of them came first', async () => {
    const [{ run }, { begun, task, end }] = [queue(), tasks()]
    const all = ['first', 'second', 'third'].map((name) => run('greedy', task(name)))
    all.push(run('other', task('theirs')), run('late', task('latest')))
    await settled()
    expect(begun).toEqual(['first', 'theirs'])
    for (const _ of all) {
      end()
      await settled()
    }
    expect(begun).toEqual(['first', 'theirs', 'latest', 'second', 'third'])
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third', 'theirs', 'latest'])
  })

  test('refuses what is too much of one owner, and what is too much of all, without running it', async () => {
    const [{ run }, { begun, task, end }] = [queue(), tasks()]
    const taken = ['a', 'b', 'c', 'd'].map((name) => run('greedy', task(name)))
    expect(await errorOf(run('greedy', task('fifth')))).toEqual(overloaded)
    for (const _ of taken) {
      await settled()
      end()
    }
    expect(await Promise.all(taken)).toEqual(['a', 'b', 'c', 'd'])
    const each = ['e', 'f', 'g', 'h', 'i', 'j'].map((name) => run(name, task(name)))
    expect(await errorOf(run('seventh', task('seventh')))).toEqual(overloaded)
    for (const _ of each) {
      await settled()
      end()
    }
    expect(await Promise.all(each)).toEqual(['e', 'f', 'g', 'h', 'i', 'j'])
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
  })

  test('[RUN-20: certificates] has room for one more owner, however much a few wait for', async () => {
    const [{ run, waiting }, { begun, task, end }] = [queue(), tasks()]
    const refused = ['a', 'b', 'c'].map((name) => errorOf(run('greedy', task(name))))
    const others = ['d', 'e', 'f'].map((name) => errorOf(run('second', task(name))))
    const [third, fourth] = [run('third', task('mine')), run('fourth', task('yours'))]
    expect(await Promise.all([refused[2], others[2]])).toEqual([overloaded, overloaded])
    expect(waiting()).toBe(4)
    for (const _ of 'abdexy') {
      await settled()
      end()
    }
    expect(await Promise.all([third, fourth, ...refused.slice(0, 2), ...others.slice(0, 2)])).toEqual([
      'mine',
      'yours',
      'done',
      'done',
      'done',
      'done',
    ])
    expect(begun).not.toContain('c')
    expect(waiting()).toBe(0)
  })

  test('counts what runs and what waits, and takes as much as before when that has ended, done or failed', async () => {
    const { run, running, waiting } = queue()
    const { task, end } = tasks()
    const all = [run('greedy', task('a')), run('greedy', task('b')), run('other', task('c'))]
    const failed = errorOf(run('greedy', () => Promise.reject(new Error('failed'))))
    await settled()
    expect([running(), waiting()]).toEqual([2, 2])
    for (const _ of all) {
      end()
      await settled()
    }
    await Promise.all(all)
    expect(await failed).toMatchObject({ status: 500 })
    expect([running(), waiting()]).toEqual([0, 0])
    const again = ['a', 'b', 'c', 'd'].map((name) => run('greedy', task(name)))
    for (const _ of again) {
      await settled()
      end()
    }
    expect(await Promise.all(again)).toEqual(['a', 'b', 'c', 'd'])
  })
})
