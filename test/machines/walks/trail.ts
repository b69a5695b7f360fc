/** What is used of an inspection event: it travels into a browser as text, so nothing else may be named here. */
export type Inspected = {
  readonly type: string
  readonly actorRef: { readonly logic?: { readonly id?: string } }
  readonly snapshot?: { readonly _nodes?: readonly { readonly type: string; readonly path: readonly string[] }[] }
  readonly _transitions?: readonly { readonly eventType: string; readonly source: { readonly path: readonly string[] } }[]
}

/**
 * The states that a machine is seen in by an inspection event, innermost ones, by their paths; none for another kind of
 * event. A state that is left at once is seen only as the source of its transition.
 */
export const placesIn = (event: Inspected): readonly string[] => {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return []
  const left = (event._transitions ?? []).filter(({ eventType }) => eventType === '').map(({ source }) => source.path)
  const nodes = event.snapshot?._nodes ?? []
  const inner = nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path)
  return [...left, ...inner].map((path) => path.join('.'))
}
