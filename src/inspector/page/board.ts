import { LOG_LENGTH, type ActorView, type LoggedEvent, type Message } from '../messages'

/** An actor of a portal with its events. */
export type Watched = {
  readonly key: string
  readonly portal: string
  readonly actor: ActorView
  readonly log: readonly LoggedEvent[]
  /** Why the last event sent from this page was refused. */
  readonly refused: string
}

/** The actors of every open portal, by the ids of portal and actor. */
type Board = ReadonlyMap<string, Watched>

export const emptyBoard: Board = new Map()

const keyOf = (portal: string, actor: string): string => `${portal}/${actor}`

const changed = (board: Board, key: string, change: (watched: Watched) => Watched): Board => {
  const watched = board.get(key)
  return watched === undefined ? board : new Map(board).set(key, change(watched))
}

const without = (board: Board, isRemoved: (watched: Watched) => boolean): Board =>
  new Map([...board].filter(([, watched]) => !isRemoved(watched)))

/** Appends events; what a portal posts again, because an inspector was opened, replaces its earlier copy. */
const appended = (log: readonly LoggedEvent[], events: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  const first = events[0]?.number ?? 0
  const isKnown = (log.at(-1)?.number ?? 0) >= first
  return [...(isKnown ? log.filter(({ number }) => number < first) : log), ...events].slice(-LOG_LENGTH)
}

/** A stopped actor is removed with its children; a finished machine stays visible. */
const withActor = (board: Board, portal: string, actor: ActorView): Board => {
  const key = keyOf(portal, actor.id)
  if (actor.status === 'stopped' || (actor.status !== 'active' && actor.chart === undefined))
    return without(board, (one) => one.portal === portal && [one.actor.id, one.actor.parent].includes(actor.id))
  const earlier = board.get(key) ?? { log: [], refused: '' }
  return new Map(board).set(key, { ...earlier, key, portal, actor })
}

/** The board after a message. */
export const boardAfter = (board: Board, message: Message): Board => {
  switch (message.kind) {
    case 'actor':
      return withActor(board, message.portal, message.actor)
    case 'states':
      return message.states.reduce((before, state) => {
        const known = before.get(keyOf(message.portal, state.id))
        return known === undefined ? before : withActor(before, message.portal, { ...known.actor, ...state })
      }, board)
    case 'events':
      return changed(board, keyOf(message.portal, message.actor), (watched) => ({
        ...watched,
        refused: '',
        log: appended(watched.log, message.events),
      }))
    case 'refused':
      return changed(board, keyOf(message.portal, message.actor), (watched) => ({ ...watched, refused: message.reason }))
    case 'closed':
      return without(board, ({ portal }) => portal === message.portal)
    default:
      return board
  }
}

/** The machines in the order of their start, each with the other actors that it runs. */
export const machinesOf = (board: Board): readonly { readonly machine: Watched; readonly runs: readonly Watched[] }[] => {
  const all = [...board.values()]
  return all
    .filter(({ actor }) => actor.chart !== undefined)
    .map((machine) => ({
      machine,
      runs: all.filter(
        ({ portal, actor }) =>
          portal === machine.portal && actor.chart === undefined && actor.parent === machine.actor.id,
      ),
    }))
}
