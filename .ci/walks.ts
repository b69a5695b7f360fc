/**
 * `npm run walks`: walks every machine through its graph, prints how far, and writes docs/machines/coverage.md, and the
 * ways that the journeys go in a browser. `--check` writes nothing and fails where they are stale, and where something
 * is not walked and has no reason, has a reason and is walked, or breaks, and where a browser is not led to a state of
 * a machine that it walks.
 */
import { writeOrCheck } from './generated/generated'
import { generateWalks } from './walks/generate'

const walked = await generateWalks()
if (!process.argv.includes('--check'))
  console.table(
    walked.coverage.map(({ machine, states, transitions, left }) => ({
      machine,
      states,
      transitions,
      left: left.length,
      inBrowser: walked.inBrowser[machine] ?? '',
    })),
  )
writeOrCheck(walked)
