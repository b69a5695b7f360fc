/**
 * `npm run replay -- trace.json`: sends today's machine the events of a trace that the inspector exported, and says after
 * which event it is in other states than then; it ends with 1 then. `--test name` also writes the trace as a test,
 * test/machines/traces/name.json, which `npm test` replays.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseTrace, type Trace } from '../src/inspector/trace'
import { divergenceText, replay } from '../test/machines/traces/replay'
import { walks } from '../test/machines/walks/registry'
import { inRoot } from './paths'

const fail = (why: string): never => {
  console.error(why)
  process.exit(1)
}

const readTrace = (file: string): Trace => {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    fail(`${file} cannot be read.`)
  }
  const trace = parseTrace(text)
  return typeof trace === 'string' ? fail(trace) : trace
}

/** A test says where a machine goes, an event a line, and nothing of its chart and context. */
const testOf = ({ machine, events }: Trace): string =>
  [
    `{ "version": 1, "machine": ${JSON.stringify(machine)}, "events": [`,
    events.map(({ difference: _difference, ...event }) => `  ${JSON.stringify(event)}`).join(',\n'),
    '] }',
    '',
  ].join('\n')

const [file, option, name] = process.argv.slice(2)
if (file === undefined || (option !== undefined && (option !== '--test' || !/^[a-z0-9-]+$/.test(name ?? ''))))
  fail('npm run replay -- trace.json [--test name-of-the-test]')
else {
  const trace = readTrace(file)
  const walk =
    walks.find(({ machine }) => machine.id === trace.machine) ?? fail(`No machine is called ${trace.machine}.`)
  if (name !== undefined) {
    const test = `test/machines/traces/${name}.json`
    writeFileSync(inRoot(test), testOf(trace))
    console.log(`Wrote ${test}. Change what is "active" after an event to what it should be.`)
  }
  try {
    const divergence = replay(trace, walk)
    if (divergence !== undefined) fail(divergenceText(divergence))
    console.log(`${String(trace.events.length)} events: ${trace.machine} is in the same states after each of them.`)
  } catch (error) {
    fail(error instanceof Error ? error.message : 'The trace cannot be replayed.')
  }
}
