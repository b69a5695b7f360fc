import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { happenings, isRunning, isWaiting, moves } from './steps'
import { startWatched, type Effect, type WatchedActor } from './watched'
import type { Walk } from './walk'

/** The invariants of a random walk; a sentence for each violation. */
export type Complaint = string

const isStuck = (walk: Walk, snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status === 'active' &&
  !isWaiting(snapshot) &&
  moves(walk, snapshot).length === 0 &&
  !Object.keys(walk.rests ?? {}).some((state) => snapshot._nodes.some(({ path }) => path.join('.') === state))

const textOf = (params: unknown): unknown =>
  typeof params === 'object' && params !== null ? Reflect.get(params, 'text') : undefined

const isSilentToast = ({ name, params }: Effect): boolean => {
  const text = textOf(params)
  return name === 'notify' && (typeof text !== 'string' || text.trim() === '')
}

const isNavigation = ({ name }: Effect): boolean => /^(go|goInstead|goOn|navigate)$/.test(name)

const goesTo = ({ params }: Effect): unknown =>
  typeof params === 'object' && params !== null ? Reflect.get(params, 'screen') : undefined

/** The effects of a single step: started writes and others. */
const doneBy = (walked: WatchedActor, step: () => void) => {
  const [starts, effects] = [walked.started.length, walked.effects.length]
  step()
  return { starts: walked.started.slice(starts), effects: walked.effects.slice(effects) }
}

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

const isLoggedOut = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches('LoggedOut')

/**
 * Sends events to a machine, each chosen by a number among the possible ones, and checks it after each: never stuck,
 * one request for one submit, and none while another is under way, no toast without a text, no navigation after log-out
 * or after it was stopped.
 */
export const walkAtRandom = (walk: Walk, startNumber: number, choices: readonly number[]): readonly Complaint[] => {
  const start = walk.starts[startNumber % walk.starts.length] ?? {}
  const walked = startWatched(walk, start)
  const trace: string[] = []
  const breaks: unknown[] = []
  walked.actor.subscribe({ error: (error) => void breaks.push(error) })
  const complaints: Complaint[] = []
  const complain = (what: string) => void complaints.push(`${what} after ${trace.join(', ') || 'the start'}`)
  const writes = (names: readonly string[]) => names.filter((name) => walk.writes.includes(name))
  const ended = new Set<unknown>()
  let requested: readonly string[] = writes(walked.started)

  const childOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject): unknown =>
    'actorId' in event ? Reflect.get(snapshot.children, String(event['actorId'])) : undefined
  const canCome = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => [
    ...walk.events.filter((event) => walk.never?.(snapshot, event) !== true),
    ...happenings(walk, snapshot).filter((event) => !ended.has(childOf(snapshot, event) ?? event)),
  ]

  for (const choice of choices) {
    const before = walked.snapshot()
    if (before.status !== 'active') break
    const isWriting = walk.writes.some((name) => isRunning(before, name))
    const possible = canCome(before)
    const event = possible[choice % possible.length]
    if (event === undefined) break
    trace.push(event.type)
    ended.add(childOf(before, event) ?? 'nobody')
    const done = doneBy(walked, () => {
      walked.actor.send(event)
    })
    const after = walked.snapshot()
    requested = walk.events.includes(event) ? writes(done.starts) : [...requested, ...writes(done.starts)]
    if (isWriting && walk.events.includes(event))
      writes(done.starts).forEach((name) => {
        complain(`${name} was called while another request was under way`)
      })
    twice(requested).forEach((name) => {
      complain(`${name} was called twice for one event`)
    })
    if (done.effects.some(isSilentToast)) complain('a toast had no text')
    if (
      isLoggedOut(before) &&
      isLoggedOut(after) &&
      done.effects.some((one) => isNavigation(one) && goesTo(one) !== 'landing')
    )
      complain('the customer was led on although logged out')
    if (breaks.length > 0) complain('the machine broke')
    if (isStuck(walk, after)) complain(`stuck in ${JSON.stringify(after.value)}`)
    if (complaints.length > 0) break
  }

  walked.actor.stop()
  const late = doneBy(walked, () => {
    walked.clock.increment(3_600_000)
    walk.events.forEach((event) => {
      walked.actor.send(event)
    })
  })
  if (late.effects.length > 0) complain(`${late.effects[0]?.name ?? ''} came when the screen was left`)
  return complaints
}
