import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { TestCustomer } from '../customer-builder'
import type { Service } from './service'
import type { YearDay } from './year'

export type YearOf = { readonly service: Service; readonly lookedAt: readonly number[] }

/** What home says on a day, and whom to log in as to see it. */
export type ShownDay = Pick<YearDay, 'day' | 'date' | 'home'> & Pick<TestCustomer, 'emailAddress' | 'password'>

/**
 * A year beside a browser: on each day that is looked at, `look` is called while time stands still. It runs in a process of
 * its own, since Playwright cannot load fp-ts. @throws Error when the year ends early
 */
export const yearBeside = async (of: YearOf, look: (day: ShownDay) => Promise<void>): Promise<void> => {
  const child = fork(resolve('test/support/year/process.ts'), [JSON.stringify(of)], {
    execArgv: ['--import', 'tsx/esm'],
  })
  const ended = new Promise<number | null>((settle) => child.once('exit', settle))
  const seen = new Promise<never>((_, reject) =>
    child.on('message', (day: ShownDay) => void look(day).then(() => child.send('go on'), reject)),
  )
  const code = await Promise.race([ended, seen]).finally(() => child.kill())
  if (code !== 0) throw new Error(`the year ended with ${String(code)}`)
}
