import { LOG_LENGTH, type ActorView, type LoggedEvent, type Message } from '../messages'

/** An actor of some portal, with its events. */
export type Watched = {
  readonly key: string
  readonly portal: string
  readonly actor: ActorView
  readonly log: readonly LoggedEvent[]
  /** Why the last event that was asked for was not taken. */
  readonly refused: string
}

/** What an inspector knows: the actors of every open portal, by the portal's and the actor's id. */
type Board = ReadonlyMap<string, Watched>

export const emptyBoard: Board = new Map()

const keyOf = (portal: string, actor: string): string => `${portal}/${actor}`

const changed = (board: Board, key: string, change: (watched: Watched) => Watched): Board => {
  const watched = board.get(key)
  return watched === undefined ? board : new Map(board).set(key, change(watched))
}

const without = (board: Board, isGone: (watched: Watched) => boolean): Board =>
  new Map([...board].filter(([, watched]) => !isGone(watched)))

const isSame = (one: LoggedEvent, other: LoggedEvent): boolean => one.at === other.at && one.event.type === other.event.type

/** A log that is told again as a whole, as to every inspector that is opened, is not written twice. */
const joined = (log: readonly LoggedEvent[], events: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  const [first] = events
  const known = first === undefined ? -1 : log.findIndex((logged) => isSame(logged, first))
  return [...(events.length > 1 && known >= 0 ? log.slice(0, known) : log), ...events].slice(-LOG_LENGTH)
}

/** What is known after a message. A stopped actor goes with those that it started; a finished one stays to be read. */
export const heard = (board: Board, message: Message): Board => {
  switch (message.kind) {
    case 'actor': {
      const { portal, actor } = message
      const key = keyOf(portal, actor.id)
      if (actor.status === 'stopped' || (actor.status !== 'active' && actor.chart === undefined))
        return without(board, (one) => one.portal === portal && [one.actor.id, one.actor.parent].includes(actor.id))
      const before = board.get(key) ?? { log: [], refused: '' }
      return new Map(board).set(key, { ...before, key, portal, actor })
    }
    case 'events':
      return changed(board, keyOf(message.portal, message.actor), (watched) => ({
        ...watched,
        refused: '',
        log: joined(watched.log, message.events),
      }))
    case 'refused':
      return changed(board, keyOf(message.portal, message.actor), (watched) => ({ ...watched, refused: message.reason }))
    case 'closed':
      return without(board, ({ portal }) => portal === message.portal)
    default:
      return board
  }
}

/** The machines, in the order in which they came, each with the other actors that it runs. */
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
