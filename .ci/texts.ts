/** `npm run texts`: writes docs/texts.md, every text that a customer can read. `--check` fails if it is outdated. */
import { writeOrCheck } from './generated/generated'
import { generateTexts } from './texts/generate'

writeOrCheck(generateTexts())
