/**
 * The used part of an inspection event. This code is sent to a browser as text, so it must not refer to anything else.
 */
export type Inspected = {
  readonly type: string
  readonly actorRef: { readonly logic?: { readonly id?: string } }
  readonly snapshot?: { readonly _nodes?: readonly { readonly type: string; readonly path: readonly string[] }[] }
  readonly _transitions?: readonly {
    readonly eventType: string
    readonly source: { readonly path: readonly string[] }
  }[]
}

/**
 * The states that a machine is in after an inspection event, innermost ones, by their paths; none for other events. A
 * transient state is visible only as the source of its transition.
 */
export const placesIn = (event: Inspected): readonly string[] => {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return []
  const left = (event._transitions ?? []).filter(({ eventType }) => eventType === '').map(({ source }) => source.path)
  const nodes = event.snapshot?._nodes ?? []
  const inner = nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path)
  return [...left, ...inner].map((path) => path.join('.'))
}
