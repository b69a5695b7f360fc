/** Checks all generated files in one process, since they share many modules. */
import { generateCharts } from '../charts/generate'
import { generateOpenApi } from '../openapi/generate'
import { generateRequirements } from '../requirements/generate'
import { generateWalks } from '../walks/generate'
import { errorsOf, report } from './generated'

const all = [await generateCharts(), await generateWalks(), generateOpenApi(), generateRequirements()]
report(all.flatMap(errorsOf), all.map(({ found }) => found).join(', '))
