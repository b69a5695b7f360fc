import { makePageVisibility } from '../../adapters/browser/page-visibility'
import { makeClipboard } from '../../adapters/browser/clipboard'
import { makeMandatePort } from '../../adapters/http/mandate'
import { copyingPorts, makeCopyingImplementations } from '../../machines/copying/actors'
import { copyingMachine } from '../../machines/copying/machine'
import { listPorts, makeListImplementations, queryIn } from '../../machines/list/actors'
import { mandatesMachine, mandatesRules } from '../../machines/list/mandates-machine'
import { makeRecordImplementations, recordIn, recordPorts } from '../../machines/record/actors'
import { mandateMachine } from '../../machines/record/mandate-machine'
import { PageVisibility } from '../../ports/page-visibility'
import { Clipboard } from '../../ports/clipboard'
import { Connectivity } from '../../ports/connectivity'
import { MandatePort } from '../../ports/mandate-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

const screen = 'mandates'

/** The list of mandates, the details of one above it, and copying the accounts that activate one. */
export const feature = defineFeature('mandates', {
  ports: (bind) => {
    bind(MandatePort, makeMandatePort, Http)
    bind(Clipboard, () => makeClipboard(window))
    bind(PageVisibility, (connectivity: Connectivity) => makePageVisibility(window, connectivity), Connectivity)
  },
  needs: { ...copyingPorts, ...listPorts, ...recordPorts, mandates: MandatePort, pageVisibility: PageVisibility },
  make: ({ mandates: { list, byId }, pageVisibility, clipboard, connectivity, navigation, notifications }) => ({
    list: {
      machine: mandatesMachine.provide(
        makeListImplementations({ list, navigation, connectivity, pageVisibility, screen, rules: mandatesRules }),
      ),
      input: () => ({ query: queryIn(screen, navigation.here(), mandatesRules) }),
    },
    record: {
      machine: mandateMachine.provide(
        makeRecordImplementations({ byId, navigation, connectivity, pageVisibility, screen }),
      ),
      input: () => ({ id: recordIn(screen, navigation.here()) }),
    },
    copying: {
      machine: copyingMachine.provide(makeCopyingImplementations({ clipboard, navigation, notifications })),
      input: () => undefined,
    },
  }),
})
