import { useEffect, useReducer, useState } from 'react'
import type { Channel } from '../reporter'
import { ActorList } from './actor-list'
import { boardAfter, emptyBoard, machinesOf } from './board'
import { ChartView } from './chart-view'
import { ContextView } from './context-view'
import { FailureView } from './failure-view'
import { EventLog } from './event-log'
import { SendForm } from './send-form'

/** Shows the actors of every portal of this origin with their active states, events and context. */
export const InspectorPage = ({ channel }: { readonly channel: Channel }) => {
  const [board, receive] = useReducer(boardAfter, emptyBoard)
  const [chosen, choose] = useState('')
  useEffect(() => {
    channel.listen(receive)
    channel.post({ kind: 'who-is-there' })
  }, [channel])

  const machines = machinesOf(board)
  const shown = board.get(chosen) ?? machines.at(-1)?.machine
  const portals = [...new Set(machines.map(({ machine }) => machine.portal))]
  return (
    <div className="inspector">
      <header>
        <h1>Inspector</h1>
        <p>{portals.length === 1 ? '1 portal is open' : `${String(portals.length)} portals are open`}</p>
      </header>
      <nav aria-label="Actors">
        <ActorList machines={machines} portals={portals} shown={shown?.key} choose={choose} />
      </nav>
      <main>
        {shown?.actor.chart ? (
          <ChartView key={shown.key} chart={shown.actor.chart} active={shown.actor.active} status={shown.actor.status} />
        ) : (
          <p className="nothing">
            No portal is open. Open <a href="/" target="_blank" rel="noreferrer">the portal</a> in another tab of this
            browser: its actors appear here.
          </p>
        )}
      </main>
      {shown?.actor.chart && (
        <aside>
          {shown.actor.failure !== undefined && (
            <section>
              <h3>Stopped by an error</h3>
              <FailureView text={shown.actor.failure} />
              <p>Reload the portal to start it again.</p>
            </section>
          )}
          <SendForm key={shown.key} watched={shown} chart={shown.actor.chart} post={channel.post} />
          <EventLog log={shown.log} />
          <ContextView context={shown.actor.context} />
        </aside>
      )}
    </div>
  )
}
