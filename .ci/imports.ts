/**
 * `npm run imports`: writes docs/import-graph.md, the imports between the layers of src, found by dependency-cruiser.
 * `--check` writes nothing and fails if the page is outdated, an import is forbidden, or folders form a cycle.
 */
import { writeOrCheck } from './generated/generated'
import { generateImports } from './imports/generate'

writeOrCheck(await generateImports())
