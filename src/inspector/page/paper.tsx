import type { Ref } from 'react'
import { MiniMap, TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch'
import { nameOf } from '../chart'
import { LINE, type Arrow, type Box, type Picture } from './layout'

const Lines = ({ lines, x, y }: { readonly lines: readonly string[]; readonly x: number; readonly y: number }) =>
  lines.map((line, index) => (
    <text key={line} x={x} y={y + index * LINE}>
      {line}
    </text>
  ))

type Marks = {
  readonly active: ReadonlySet<string>
  readonly initial: ReadonlySet<string>
  readonly found: ReadonlySet<string>
  /** The states with states inside. */
  readonly outer: ReadonlySet<string>
}

const classOf = ({ state }: Box, { active, found }: Marks): string =>
  [
    'state',
    state.kind,
    active.has(state.id) ? 'active' : '',
    found.has(state.id) ? 'found' : '',
    state.children.length > 0 ? 'outer' : '',
  ].join(' ')

type StateBoxProps = { readonly box: Box; readonly marks: Marks; readonly onToggle: (id: string) => void }

const StateBox = ({ box, marks, onToggle }: StateBoxProps) => {
  const { id } = box.state
  return (
    <g className={classOf(box, marks)} data-state={id} data-active={marks.active.has(id)}>
      <title>{box.state.description}</title>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
      <text
        className={marks.outer.has(id) ? 'name foldable' : 'name'}
        x={box.x + 14}
        y={box.y + 20}
        onClick={() => {
          if (marks.outer.has(id)) onToggle(id)
        }}
      >
        {nameOf(box.state)}
      </text>
      <Lines lines={box.lines} x={box.x + 14} y={box.y + 38} />
      {marks.initial.has(id) && <circle cx={box.x} cy={box.y + 15} r="4.5" />}
    </g>
  )
}

const Edge = ({ arrow, isNext }: { readonly arrow: Arrow; readonly isNext: boolean }) => (
  <g className={isNext ? 'way next' : 'way'}>
    <polyline points={arrow.points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')} markerEnd="url(#head)" />
    <Lines lines={arrow.lines} x={arrow.label.x + 4} y={arrow.label.y + 12} />
  </g>
)

type PaperProps = {
  readonly picture: Picture
  readonly marks: Marks
  readonly label: string
  readonly view: Ref<ReactZoomPanPinchRef>
  readonly onToggle: (id: string) => void
}

const Drawing = ({ picture, marks, label, onToggle }: Omit<PaperProps, 'view'>) => (
  <svg
    role="img"
    aria-label={label}
    width={picture.width + 20}
    height={picture.height + 20}
    viewBox={`-10 -10 ${String(picture.width + 20)} ${String(picture.height + 20)}`}
  >
    <defs>
      <marker
        id="head"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerUnits="userSpaceOnUse"
        markerWidth="9"
        markerHeight="9"
        orient="auto"
      >
        <path d="M0 0 8 4 0 8z" />
      </marker>
    </defs>
    {picture.boxes.map((box) => (
      <StateBox key={box.state.id} box={box} marks={marks} onToggle={onToggle} />
    ))}
    {picture.arrows.map((arrow) => (
      <Edge key={arrow.id} arrow={arrow} isNext={marks.active.has(arrow.from)} />
    ))}
  </svg>
)

/** A chart to zoom by wheel, pinch, + and −, and to pan by pointer and arrow keys, with a small map of it. */
export const Paper = ({ view, ...drawing }: PaperProps) => (
  <TransformWrapper
    ref={view}
    minScale={0.05}
    maxScale={3}
    limitToBounds={false}
    fitOnInit
    doubleClick={{ disabled: true }}
    keyboard={{ disabled: false }}
  >
    <TransformComponent wrapperClass="paper">
      <Drawing {...drawing} />
    </TransformComponent>
    <div className="map" aria-hidden="true">
      <MiniMap width={180} height={120} borderColor="var(--lit)">
        <Drawing {...drawing} />
      </MiniMap>
    </div>
  </TransformWrapper>
)
