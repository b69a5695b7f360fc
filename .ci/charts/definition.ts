import type { AnyStateMachine } from 'xstate'
import { guardText } from '../../src/inspector/guard-text'

/** Plain data, as JSON has it. */
export type Plain = string | number | boolean | null | ReadonlyArray<Plain> | { readonly [key: string]: Plain }

/** The keys whose own keys are names. */
const maps = ['on', 'states', 'after']

/** What is no part of a chart. */
const leftOut = ['context', 'input', 'meta', 'output', 'schemas', 'types']

/** A guard or an action by its name; parameters that are computed cannot be written as data. */
const named = ({ type, params }: { readonly type: string; readonly params?: unknown }): Plain =>
  params === undefined || typeof params === 'function'
    ? type
    : { type, params: JSON.parse(JSON.stringify(params)) as Plain }

const isNamed = (value: object): value is { readonly type: string } => 'type' in value && typeof value.type === 'string'

/** A part of a configuration as plain data, by the key that it has. */
const plain = (value: unknown, key = ''): Plain => {
  if (Array.isArray(value)) return value.map((one) => plain(one, key))
  if (typeof value === 'object' && value !== null) {
    if (isNamed(value) && /^(guard|actions|entry|exit)$/.test(key)) return named(value)
    const entries = Object.entries(value).filter(([name]) => maps.includes(key) || !leftOut.includes(name))
    return Object.fromEntries(
      entries.flatMap(([name, inner]) => {
        if (maps.includes(key)) return [[name, plain(inner ?? {})]]
        return inner === undefined ? [] : [[name, plain(inner, name)]]
      }),
    )
  }
  if (key === 'guard') return guardText(value)
  if (typeof value !== 'function') return value as Plain
  if (key === 'src') return 'an actor'
  return 'type' in value ? String(value.type).replace('xstate.', '') : 'an action'
}

/**
 * A machine's definition as plain data, which `createMachine` and Stately's tools read: every state, transition, guard,
 * action, actor and delay by its name, without their implementations, types, inputs and the initial context.
 */
export const definitionOf = (machine: AnyStateMachine): Plain => plain(machine.config)

/** The same as code to paste into Stately's editor or visualizer. */
export const pasteable = (machine: AnyStateMachine): string =>
  `import { createMachine } from 'xstate'\n\nexport const machine = createMachine(${JSON.stringify(definitionOf(machine), null, 2)})\n`
