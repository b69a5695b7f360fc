import ELK from 'elkjs/lib/elk.bundled'
import { useEffect, useRef, useState } from 'react'
import { everyState, transitionText, type Chart, type ChartState } from '../chart'
import { layOut, LINE, linesOf, nameOf, type Arrow, type Box, type Picture } from './layout'

const elk = new ELK()

type ChartViewProps = { readonly chart: Chart; readonly active: readonly string[]; readonly status: string }

const Lines = ({ lines, x, y }: { readonly lines: readonly string[]; readonly x: number; readonly y: number }) =>
  lines.map((line, index) => (
    <text key={line} x={x} y={y + index * LINE}>
      {line}
    </text>
  ))

const classOf = ({ state }: Box, isActive: boolean): string =>
  ['state', state.kind, isActive ? 'active' : '', state.children.length > 0 ? 'outer' : ''].join(' ')

type StateBoxProps = { readonly box: Box; readonly isActive: boolean; readonly isInitial: boolean }

const StateBox = ({ box, isActive, isInitial }: StateBoxProps) => (
  <g className={classOf(box, isActive)} data-state={box.state.id} data-active={isActive}>
    <title>{box.state.description}</title>
    <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
    <text className="name" x={box.x + 14} y={box.y + 20}>
      {nameOf(box.state)}
    </text>
    <Lines lines={box.lines} x={box.x + 14} y={box.y + 38} />
    {isInitial && <circle cx={box.x} cy={box.y + 15} r="4.5" />}
  </g>
)

const Edge = ({ arrow, isNext }: { readonly arrow: Arrow; readonly isNext: boolean }) => (
  <g className={isNext ? 'way next' : 'way'}>
    <polyline points={arrow.points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')} markerEnd="url(#head)" />
    <Lines lines={arrow.lines} x={arrow.label.x + 4} y={arrow.label.y + 12} />
  </g>
)

/** The actors and transitions of the root, which apply in every state. */
const everywhere = (root: ChartState): readonly string[] => [
  ...linesOf(root),
  ...root.transitions
    .filter(({ targets }) => targets.length > 0)
    .map((transition) => `${transitionText(transition)} → ${transition.targets.join(', ').replaceAll('.', ' › ')}`),
]

/** The chart of a machine with its active states highlighted. */
export const ChartView = ({ chart, active, status }: ChartViewProps) => {
  const [picture, setPicture] = useState<Picture>()
  const [failure, setFailure] = useState('')
  const [zoom, setZoom] = useState(1)
  const drawing = useRef<SVGSVGElement>(null)
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

  const initial = new Set(everyState(chart.root).flatMap((state) => state.initial))
  const activeIds = active.join(' ')
  useEffect(() => {
    const boxes = drawing.current?.querySelectorAll('[data-active="true"]')
    boxes?.[boxes.length - 1]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeIds, picture])

  return (
    <>
      <div className="bar">
        <h2>{chart.machine}</h2>
        <span className={`status ${status}`}>{status}</span>
        <button type="button" aria-label="Smaller" onClick={() => { setZoom(zoom / 1.25) }}>−</button>
        <button type="button" aria-label="Larger" onClick={() => { setZoom(zoom * 1.25) }}>+</button>
      </div>
      {everywhere(chart.root).length > 0 && <p className="everywhere">In every state: {everywhere(chart.root).join(' · ')}</p>}
      {failure !== '' && <p role="alert">{failure}</p>}
      <div className="paper">
        {picture && (
          <svg
            ref={drawing}
            role="img"
            aria-label={`Chart of ${chart.machine}, in ${active.filter((id) => id !== '').join(', ')}`}
            width={(picture.width + 20) * zoom}
            height={(picture.height + 20) * zoom}
            viewBox={`-10 -10 ${String(picture.width + 20)} ${String(picture.height + 20)}`}
          >
            <defs>
              <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto">
                <path d="M0 0 8 4 0 8z" />
              </marker>
            </defs>
            {picture.boxes.map((box) => (
              <StateBox
                key={box.state.id}
                box={box}
                isActive={active.includes(box.state.id)}
                isInitial={initial.has(box.state.id)}
              />
            ))}
            {picture.arrows.map((arrow) => (
              <Edge key={arrow.id} arrow={arrow} isNext={active.includes(arrow.from)} />
            ))}
          </svg>
        )}
      </div>
    </>
  )
}
