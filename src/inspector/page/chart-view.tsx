import ELK from 'elkjs/lib/elk-api'
import { memo, useEffect, useRef, useState } from 'react'
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch'
import { everyState, transitionText, type Chart, type ChartState } from '../chart'
import { around, folded } from '../fold'
import { layOut, linesOf, type Picture } from './layout'
import { Paper } from './paper'

// In a worker: a large chart takes longer than a frame.
const elk = new ELK({ workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url)) })

/** Below this the texts cannot be read. */
const LEAST_SCALE = 0.8

type ChartViewProps = { readonly chart: Chart; readonly active: readonly string[]; readonly status: string }

/** The actors and transitions of the root, which apply in every state. */
const everywhere = (root: ChartState): readonly string[] => [
  ...linesOf(root),
  ...root.transitions
    .filter(({ targets }) => targets.length > 0)
    .map((transition) => `${transitionText(transition)} → ${transition.targets.join(', ').replaceAll('.', ' › ')}`),
]

/** The layout of a chart, or why there is none; the last one until the next is there. */
const useLayout = (chart: Chart) => {
  const [picture, setPicture] = useState<Picture>()
  const [failure, setFailure] = useState('')
  const text = JSON.stringify(chart)
  useEffect(() => {
    let isCurrent = true
    layOut(elk, JSON.parse(text) as Chart).then(
      (done) => {
        if (isCurrent) setPicture(done)
      },
      (error: unknown) => {
        if (isCurrent) setFailure(error instanceof Error ? error.message : 'The chart could not be laid out.')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return { picture, failure }
}

/**
 * The chart of a machine with its active states highlighted. States with states inside are folded unless they are active
 * or were opened; the current state is kept in view. It is rendered when one of these changes, not for every event.
 */
export const ChartView = memo(({ chart, active, status }: ChartViewProps) => {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [sought, setSought] = useState('')
  const view = useRef<ReactZoomPanPinchRef>(null)
  const states = everyState(chart.root).slice(1)
  const outer = new Set(states.filter(({ children }) => children.length > 0).map(({ id }) => id))
  const open = new Set([...outer].filter((id) => toggled.get(id) ?? active.includes(id)))
  const { picture, failure } = useLayout(folded(chart, open))

  const named = (text: string): readonly string[] => {
    const wanted = text.trim().toLowerCase()
    return states.filter(({ name }) => wanted !== '' && name.toLowerCase().includes(wanted)).map(({ id }) => id)
  }
  const found = named(sought)
  const setAll = (ids: Iterable<string>, isOpen: boolean) => {
    setToggled(new Map([...toggled, ...[...ids].map((id) => [id, isOpen] as const)]))
  }
  const show = (id: string | undefined) => {
    const box = document.querySelector<HTMLElement>(`.paper [data-state="${CSS.escape(id ?? '')}"]`)
    // At once: an animation on its way would move the next state out of view, and a tab in the background does not animate.
    if (box)
      void view.current?.zoomToElement(box, {
        scale: Math.max(view.current.state.scale, LEAST_SCALE),
        animationTime: 0,
      })
  }
  const fit = () => {
    void view.current?.fitToView({ maxScale: 1 })
  }

  const innermost = active.findLast((id) => id !== '')
  useEffect(() => {
    const box = document.querySelector(`.paper [data-state="${CSS.escape(innermost ?? '')}"]`)?.getBoundingClientRect()
    const pane = document.querySelector('.paper')?.getBoundingClientRect()
    if (!box || !pane) return
    const isOutside = box.left < pane.left || box.right > pane.right || box.top < pane.top || box.bottom > pane.bottom
    const isTooSmall = (view.current?.state.scale ?? 1) < LEAST_SCALE
    if (isOutside || isTooSmall) show(innermost)
  }, [innermost, picture])
  useEffect(() => {
    if (found.length > 0) show(found[0])
    // oxlint-disable-next-line react/exhaustive-deps -- once for each search, and when its states have been opened
  }, [sought, picture])

  return (
    <>
      <div className="bar">
        <h2>{chart.machine}</h2>
        <input
          type="search"
          aria-label="Find a state"
          placeholder="Find a state"
          value={sought}
          onChange={({ target }) => {
            setSought(target.value)
            setAll(named(target.value).flatMap(around), true)
          }}
        />
        <span className={`status ${status}`}>{status}</span>
        {outer.size > 0 && (
          <button
            type="button"
            onClick={() => {
              setAll(outer, open.size < outer.size)
            }}
          >
            {open.size < outer.size ? 'Open all' : 'Fold all'}
          </button>
        )}
        <button type="button" onClick={fit}>
          Fit
        </button>
        <button type="button" aria-label="Smaller" onClick={() => void view.current?.zoomOut()}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => void view.current?.zoomIn()}>
          +
        </button>
      </div>
      {everywhere(chart.root).length > 0 && (
        <p className="everywhere">In every state: {everywhere(chart.root).join(' · ')}</p>
      )}
      {failure !== '' && <p role="alert">{failure}</p>}
      {picture && (
        <Paper
          view={view}
          picture={picture}
          marks={{
            active: new Set(active),
            initial: new Set(everyState(chart.root).flatMap((state) => state.initial)),
            found: new Set(found),
            outer,
          }}
          label={`Chart of ${chart.machine}, in ${active.filter((id) => id !== '').join(', ')}`}
          onToggle={(id) => {
            setAll([id], !open.has(id))
          }}
        />
      )}
    </>
  )
})
