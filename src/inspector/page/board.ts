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

const isSame = (one: LoggedEvent, other: LoggedEvent): boolean => one.at === other.at && one.event.type === other.event.type

/** Appends events; a whole log, which portals post whenever an inspector is opened, replaces its earlier copy. */
const appended = (log: readonly LoggedEvent[], events: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  const [first] = events
  const known = first === undefined ? -1 : log.findIndex((logged) => isSame(logged, first))
  return [...(events.length > 1 && known >= 0 ? log.slice(0, known) : log), ...events].slice(-LOG_LENGTH)
}

/** The board after a message. A stopped actor is removed with its children; a finished machine stays visible. */
export const boardAfter = (board: Board, message: Message): Board => {
  switch (message.kind) {
    case 'actor': {
      const { portal, actor } = message
      const key = keyOf(portal, actor.id)
      if (actor.status === 'stopped' || (actor.status !== 'active' && actor.chart === undefined))
        return without(board, (one) => one.portal === portal && [one.actor.id, one.actor.parent].includes(actor.id))
      const earlier = board.get(key) ?? { log: [], refused: '' }
      return new Map(board).set(key, { ...earlier, key, portal, actor })
    }
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
