/**
 * `npm run walks`: walks through the graph of every machine, prints the coverage, and writes docs/machines/coverage.md
 * and the plans of the journeys in a browser. `--check` writes nothing and fails if these are outdated, if something is
 * not walked without a reason, is walked despite a reason, or fails, and if a journey misses a state of its machine.
 * It also writes docs/walks/<machine>.md with what a customer sees in each state, with the pictures of `npm run pictures`.
 * `--check` fails if a state has no picture or a picture is not shown.
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
