import type { AnyStateMachine } from 'xstate'
import { guardText } from '../../src/inspector/guard-text'

/** Plain data, as JSON has it. */
export type Plain = string | number | boolean | null | ReadonlyArray<Plain> | { readonly [key: string]: Plain }

type Config = Readonly<Record<string, unknown>>
type Definition = Readonly<Record<string, Plain>>

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys that a configuration has, each made plain. */
const keep = (config: Config, plain: Readonly<Record<string, (value: unknown) => Plain | undefined>>): Definition =>
  Object.fromEntries(
    Object.entries(plain).flatMap(([key, make]) => {
      const value = key in config ? make(config[key]) : undefined
      return value === undefined ? [] : [[key, value]]
    }),
  )

const each =
  (make: (value: unknown) => Plain) =>
  (value: unknown): Plain =>
    Array.isArray(value) ? value.map(make) : make(value)

const every =
  (make: (value: unknown) => Plain) =>
  (value: unknown): Plain | undefined =>
    isConfig(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, make(one)])) : undefined

const asIs = (value: unknown): Plain | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined

const asIsEach = (value: unknown): Plain | undefined =>
  Array.isArray(value) ? value.flatMap((one) => asIs(one) ?? []) : asIs(value)

/** What is computed from context and event cannot be written as data. */
const literal = (params: unknown): Plain | undefined =>
  params === undefined || typeof params === 'function' ? undefined : (JSON.parse(JSON.stringify(params)) as Plain)

const named = ({ type, params }: Config): Plain => {
  const known = literal(params)
  return known === undefined ? String(type) : { type: String(type), params: known }
}

const guard = (value: unknown): Plain =>
  isConfig(value) && typeof value['type'] === 'string' ? named(value) : guardText(value)

const action = (value: unknown): Plain => {
  if (typeof value === 'string') return value
  if (isConfig(value)) return named(value)
  return typeof value === 'function' && 'type' in value ? String(value.type).replace('xstate.', '') : 'an action'
}

/** A transition; one without a target and actions forbids its event. */
const transition = (value: unknown): Plain =>
  isConfig(value)
    ? keep(value, { target: asIsEach, guard, actions: each(action), reenter: asIs, description: asIs })
    : (asIs(value) ?? {})
const transitions = each(transition)

const invoked = (value: unknown): Plain =>
  isConfig(value)
    ? {
        src: asIs(value['src']) ?? 'an actor',
        ...keep(value, { id: asIs, onDone: transitions, onError: transitions, onSnapshot: transitions }),
      }
    : {}

const state = (value: unknown): Plain =>
  isConfig(value)
    ? keep(value, {
        id: asIs,
        type: asIs,
        history: asIs,
        target: asIs,
        description: asIs,
        tags: asIsEach,
        initial: asIs,
        entry: each(action),
        exit: each(action),
        invoke: each(invoked),
        on: every(transitions),
        always: transitions,
        after: every(transitions),
        onDone: transitions,
        states: every(state),
      })
    : {}

/**
 * A machine's definition as plain data, which `createMachine` and Stately's tools read: every state, transition, guard,
 * action, actor and delay by its name, without their implementations, types, inputs and the initial context.
 */
export const definitionOf = (machine: AnyStateMachine): Plain => state(machine.config)

/** The same as code to paste into Stately's editor or visualizer. */
export const pasteable = (machine: AnyStateMachine): string =>
  `import { createMachine } from 'xstate'\n\nexport const machine = createMachine(${JSON.stringify(definitionOf(machine), null, 2)})\n`
