/** `npm start`: builds if needed, then runs the built sandbox, which serves portal, API and payment widget. */
import { isUpToDate } from './build/fingerprint'
import { sandboxServer } from './paths'
import { followChild, runNode, start, withTsx } from './process'

const built = isUpToDate() ? 0 : (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code
if (built === 0) followChild(start(['--enable-source-maps', sandboxServer]))
else process.exitCode = built
