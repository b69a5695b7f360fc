import type { Chart } from '../chart'
import { LOG_LENGTH, type ActorView, type LoggedEvent, type Message } from '../messages'
import { activeAfter, type Trace } from '../trace'

/** An actor of a portal with its events. */
export type Watched = {
  readonly key: string
  readonly portal: string
  readonly actor: ActorView
  readonly log: readonly LoggedEvent[]
  /** Why the last event sent from this page was refused. */
  readonly refused: string
  /** It was loaded from a file; no portal runs it. */
  readonly isTrace?: boolean
}

/** The place of the traces that were loaded from files. */
export const FILES = 'files'

/** A trace that was loaded from a file. */
export type Loaded = { readonly kind: 'trace'; readonly trace: Trace & { readonly chart: Chart } }

/** The actors of every open portal, by the ids of portal and actor. */
type Board = ReadonlyMap<string, Watched>

export const emptyBoard: Board = new Map()

const boardKeyOf = (portal: string, actor: string): string => `${portal}/${actor}`

const changed = (board: Board, key: string, change: (watched: Watched) => Watched): Board => {
  const watched = board.get(key)
  return watched === undefined ? board : new Map(board).set(key, change(watched))
}

const withoutWatched = (board: Board, isRemoved: (watched: Watched) => boolean): Board =>
  new Map([...board].filter(([, watched]) => !isRemoved(watched)))

/** Appends events; what a portal posts again, because an inspector was opened, replaces its earlier copy. */
const appended = (log: readonly LoggedEvent[], events: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  const first = events[0]?.number ?? 0
  const isKnown = (log.at(-1)?.number ?? 0) >= first
  return [...(isKnown ? log.filter(({ number }) => number < first) : log), ...events].slice(-LOG_LENGTH)
}

/** A stopped actor is removed with its children; a finished machine stays visible. */
const withActor = (board: Board, portal: string, actor: ActorView): Board => {
  const key = boardKeyOf(portal, actor.id)
  if (actor.status === 'stopped' || (actor.status !== 'active' && actor.chart === undefined))
    return withoutWatched(board, (one) => one.portal === portal && [one.actor.id, one.actor.parent].includes(actor.id))
  const earlier = board.get(key) ?? { log: [], refused: '' }
  return new Map(board).set(key, { ...earlier, key, portal, actor })
}

const nextTraceId = (board: Board): string => String([...board.values()].filter(({ isTrace }) => isTrace).length + 1)

/** The key of the trace that is loaded next. */
export const nextTraceKey = (board: Board): string => boardKeyOf(FILES, nextTraceId(board))

const withTrace = (board: Board, { machine, chart, events }: Loaded['trace']): Board => {
  const id = nextTraceId(board)
  const number = events.findLast(({ active }) => active !== undefined)?.number ?? 0
  const actor = {
    id,
    parent: undefined,
    name: machine,
    chart,
    status: 'trace',
    active: activeAfter(events, number),
    context: null,
    failure: undefined,
    shown: number,
  }
  return new Map(board).set(boardKeyOf(FILES, id), {
    key: boardKeyOf(FILES, id),
    portal: FILES,
    actor,
    log: events,
    refused: '',
    isTrace: true,
  })
}

/** The board after a message, also one of this page to itself about a trace. */
export const boardAfter = (board: Board, message: Message | Loaded): Board => {
  switch (message.kind) {
    case 'trace':
      return withTrace(board, message.trace)
    case 'show':
      return changed(board, boardKeyOf(message.portal, message.actor), (watched) =>
        watched.isTrace && message.number !== undefined
          ? {
              ...watched,
              actor: { ...watched.actor, shown: message.number, active: activeAfter(watched.log, message.number) },
            }
          : watched,
      )
    case 'actor':
      return withActor(board, message.portal, message.actor)
    case 'states':
      return message.states.reduce((before, state) => {
        const known = before.get(boardKeyOf(message.portal, state.id))
        if (known === undefined) return before
        // The same list as before, if it says the same, so that the chart need not be rendered.
        const active = String(state.active) === String(known.actor.active) ? known.actor.active : state.active
        return withActor(before, message.portal, { ...known.actor, ...state, active })
      }, board)
    case 'events':
      return changed(board, boardKeyOf(message.portal, message.actor), (watched) => ({
        ...watched,
        refused: '',
        log: appended(watched.log, message.events),
      }))
    case 'refused':
      return changed(board, boardKeyOf(message.portal, message.actor), (watched) => ({
        ...watched,
        refused: message.reason,
      }))
    case 'closed':
      return withoutWatched(board, ({ portal }) => portal === message.portal)
    default:
      return board
  }
}

/** The machines in the order of their start, each with the other actors that it runs. */
export const machinesOf = (
  board: Board,
): readonly { readonly machine: Watched; readonly runs: readonly Watched[] }[] => {
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
