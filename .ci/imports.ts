/**
 * `npm run imports`: writes docs/import-graph.md, which room of src imports which, as dependency-cruiser finds it.
 * `--check` writes nothing and fails where the page is stale, and for every import against the rules.
 */
import { writeOrCheck } from './generated/generated'
import { generateImports } from './imports/generate'

writeOrCheck(await generateImports())
