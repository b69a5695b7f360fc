/**
 * `npm run charts`: writes docs/machines/<machine>.md for every machine that a `*machine.ts` of src/machines exports.
 * `--check` writes nothing and fails if a page is missing, outdated or obsolete.
 */
import { generateCharts } from './charts/generate'
import { writeOrCheck } from './generated/generated'

writeOrCheck(await generateCharts())
