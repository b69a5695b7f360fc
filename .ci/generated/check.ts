/** Checks the pages made of machines, codecs and titles of tests in one process, since much is loaded once for all of them. */
import { generateCharts } from '../charts/generate'
import { generateOpenApi } from '../openapi/generate'
import { generateRequirements } from '../requirements/generate'
import { generateWalks } from '../walks/generate'
import { complaintsAbout, report } from './generated'

const all = [await generateCharts(), await generateWalks(), generateOpenApi(), generateRequirements()]
report(all.flatMap(complaintsAbout), all.map(({ found }) => found).join(', '))
