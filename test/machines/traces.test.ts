import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseTrace } from '../../src/inspector/trace'
import { divergenceText, replay } from './traces/replay'
import { walks } from './walks/registry'

const folder = resolve('test/machines/traces')

const traceIn = (file: string) => {
  const trace = parseTrace(readFileSync(resolve(folder, file), 'utf8'))
  if (typeof trace === 'string') throw new Error(`${file}: ${trace}`)
  const walk = walks.find(({ machine }) => machine.id === trace.machine)
  if (walk === undefined) throw new Error(`${file}: no machine is called ${trace.machine}`)
  return { trace, walk }
}

test.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('replays %s', (file) => {
  const { trace, walk } = traceIn(file)
  const divergence = replay(trace, walk)
  expect(divergence && divergenceText(divergence)).toBeUndefined()
})
