type Named = { readonly type: string; readonly params?: unknown }
type Composed = { readonly name: string; readonly guards?: ReadonlyArray<unknown> }

const isNamed = (guard: unknown): guard is Named =>
  typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string'

/** Literal parameters distinguish two uses of one guard; computed ones cannot be displayed. */
const literalParams = (params: unknown): string =>
  params === undefined || typeof params === 'function'
    ? ''
    : ` ${JSON.stringify(params).replace(/["{}]/g, '').replace(/:/g, ' ')}`

/** The label of a guard: its name, or `and(isOpen, not(isLate))`; `a condition` for a guard without a name. */
export const guardText = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (isNamed(guard)) return `${guard.type}${literalParams(guard.params)}`
  if (typeof guard !== 'function') return 'a condition'
  const { name, guards }: Composed = guard
  return guards === undefined ? 'a condition' : `${name || 'check'}(${guards.map(guardText).join(', ')})`
}
