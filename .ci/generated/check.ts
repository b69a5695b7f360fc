/** Checks everything that is made of machines and codecs, in one process, since they are loaded once for all of it. */
import { generateCharts } from '../charts/generate'
import { generateOpenApi } from '../openapi/generate'
import { generateWalks } from '../walks/generate'
import { complaintsAbout, report } from './generated'

const all = [await generateCharts(), await generateWalks(), generateOpenApi()]
report(all.flatMap(complaintsAbout), all.map(({ found }) => found).join(', '))
