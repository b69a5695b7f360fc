import { activeAfter } from '../trace'
import type { Watched } from './board'
import { downloadTrace } from './trace-file'

type TimelineProps = {
  readonly watched: Watched
  readonly show: (number: number | undefined) => void
  readonly goOn: (number: number) => void
}

/** What runs in these states, which a machine runs again that goes on from there. */
const runningIn = ({ actor, log }: Watched, number: number): readonly string[] => {
  const active = new Set(activeAfter(log, number))
  const actors: string[] = []
  const visit = (state: NonNullable<typeof actor.chart>['root']) => {
    if (active.has(state.id)) actors.push(...state.actors)
    state.children.forEach(visit)
  }
  if (actor.chart) visit(actor.chart.root)
  return actors
}

/** Steps through the events of an actor, lets it go on from an earlier one, and exports its trace. */
export const Timeline = ({ watched, show, goOn }: TimelineProps) => {
  const { actor, log, isTrace } = watched
  const moments = log.filter(({ active }) => active !== undefined)
  const last = moments.at(-1)
  const at = moments.findIndex(({ number }) => number === actor.shown)
  const place = at === -1 ? moments.length - 1 : at
  const shown = moments[place]
  if (last === undefined || shown === undefined) return null
  const stepTo = (index: number) => {
    const { number } = moments[index] ?? last
    show(number === last.number && !isTrace ? undefined : number)
  }
  const again = runningIn(watched, shown.number)
  const isEarlier = at !== -1 || actor.failure !== undefined
  return (
    <section>
      <h3>
        {at === -1 && !isTrace
          ? 'As it is now'
          : `After event ${String(shown.number)} of ${String(log.at(-1)?.number ?? 0)}`}
      </h3>
      <div className="choices">
        <button
          type="button"
          disabled={place === 0}
          onClick={() => {
            stepTo(place - 1)
          }}
        >
          ‹ Earlier
        </button>
        <button
          type="button"
          disabled={place === moments.length - 1}
          onClick={() => {
            stepTo(place + 1)
          }}
        >
          Later ›
        </button>
        {!isTrace && (
          <button
            type="button"
            disabled={at === -1}
            onClick={() => {
              show(undefined)
            }}
          >
            Now
          </button>
        )}
        {!isTrace && (
          <button
            type="button"
            disabled={!isEarlier}
            onClick={() => {
              goOn(shown.number)
            }}
          >
            {actor.failure === undefined ? 'Go on from here' : 'Start again from the last good state'}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            downloadTrace(watched)
          }}
        >
          Export trace
        </button>
      </div>
      {isEarlier && !isTrace && again.length > 0 && <p className="hint">Going on runs {again.join(', ')} again.</p>}
    </section>
  )
}
