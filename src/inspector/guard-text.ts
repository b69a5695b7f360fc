type Named = { readonly type: string; readonly params?: unknown }
type Composed = { readonly name: string; readonly guards?: ReadonlyArray<unknown> }

const isNamed = (guard: unknown): guard is Named =>
  typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string'

/** Fixed parameters tell two uses of one guard apart; those worked out from the event say nothing here. */
const fixed = (params: unknown): string =>
  params === undefined || typeof params === 'function'
    ? ''
    : ` ${JSON.stringify(params).replace(/["{}]/g, '').replace(/:/g, ' ')}`

/** How a guard reads: its name, or `and(isOpen, not(isLate))`; one without a name is `a condition`. */
export const guardText = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (isNamed(guard)) return `${guard.type}${fixed(guard.params)}`
  if (typeof guard !== 'function') return 'a condition'
  const { name, guards }: Composed = guard
  return guards === undefined ? 'a condition' : `${name || 'check'}(${guards.map(guardText).join(', ')})`
}
