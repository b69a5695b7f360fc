import { useEffect, useMemo, useReducer, useState } from 'react'
import type { Channel } from '../reporter'
import { ActorList } from './actor-list'
import { boardAfter, emptyBoard, FILES, machinesOf, nextTraceKey, type Watched } from './board'
import { ChartView } from './chart-view'
import { ContextView } from './context-view'
import { eventLabels } from './event-labels'
import { EventLog } from './event-log'
import { EventView } from './event-view'
import { FailureView } from './failure-view'
import { LoadTrace } from './load-trace'
import { SendForm } from './send-form'
import { Timeline } from './timeline'

const addressee = ({ portal, actor }: Watched) => ({ portal, actor: actor.id })

/** Shows the actors of every portal of this origin with their active states, events and context. */
export const InspectorPage = ({ channel }: { readonly channel: Channel }) => {
  const [board, receive] = useReducer(boardAfter, emptyBoard)
  const [chosen, choose] = useState('')
  useEffect(() => {
    channel.listen((message) => {
      // The orders of other inspectors.
      if (message.kind !== 'send') receive(message)
    })
    channel.post({ kind: 'who-is-there' })
  }, [channel])
  // A portal must not stay in the past when nobody can bring it back.
  useEffect(() => {
    const showNow = () => {
      for (const watched of board.values())
        if (!watched.isTrace && watched.actor.shown !== undefined)
          channel.post({ ...addressee(watched), kind: 'show', number: undefined })
    }
    window.addEventListener('pagehide', showNow)
    return () => {
      window.removeEventListener('pagehide', showNow)
    }
  }, [board, channel])

  const machines = machinesOf(board)
  const shown = board.get(chosen) ?? machines.at(-1)?.machine
  const portals = [...new Set(machines.map(({ machine }) => machine.portal))]
  const open = portals.filter((portal) => portal !== FILES).length
  const chart = shown?.actor.chart
  const labelOf = useMemo(
    () => (chart === undefined ? ({ type }: { readonly type: string }) => type : eventLabels(chart)),
    [chart],
  )
  const event = shown?.log.findLast(({ number }) => number === (shown.actor.shown ?? number))
  const show = (watched: Watched, number: number | undefined) => {
    const order = { ...addressee(watched), kind: 'show', number } as const
    receive(order)
    channel.post(order)
  }
  return (
    <div className="inspector">
      <header>
        <h1>Inspector</h1>
        <p>{open === 1 ? '1 portal is open' : `${String(open)} portals are open`}</p>
        <LoadTrace
          load={(trace) => {
            receive({ kind: 'trace', trace })
            choose(nextTraceKey(board))
          }}
        />
      </header>
      <nav aria-label="Actors">
        <ActorList machines={machines} portals={portals} shown={shown?.key} choose={choose} />
      </nav>
      <main>
        {shown?.actor.chart ? (
          <ChartView
            key={shown.key}
            chart={shown.actor.chart}
            active={shown.actor.active}
            status={shown.actor.status}
          />
        ) : (
          <p className="nothing">
            No portal is open. Open{' '}
            <a href="/" target="_blank" rel="noreferrer">
              the portal
            </a>{' '}
            in another tab of this browser: its actors appear here.
          </p>
        )}
      </main>
      {shown?.actor.chart && (
        <aside>
          {shown.actor.failure !== undefined && (
            <section>
              <h3>Stopped by an error</h3>
              <FailureView text={shown.actor.failure} />
            </section>
          )}
          <Timeline
            watched={shown}
            show={(number) => {
              show(shown, number)
            }}
            goOn={(number) => {
              channel.post({ ...addressee(shown), kind: 'go-on', number })
            }}
          />
          {!shown.isTrace && <SendForm key={shown.key} watched={shown} chart={shown.actor.chart} post={channel.post} />}
          <EventLog
            log={shown.log}
            labelOf={labelOf}
            shown={shown.actor.shown}
            show={(number) => {
              show(shown, number)
            }}
          />
          {event && <EventView logged={event} labelOf={labelOf} />}
          {!shown.isTrace && <ContextView context={shown.actor.context} />}
        </aside>
      )}
    </div>
  )
}
