import { makeAttention } from '../../adapters/browser/attention'
import { makeClipboard } from '../../adapters/browser/clipboard'
import { makeMandatePort } from '../../adapters/http/mandate'
import { copyingPorts, makeCopyingImplementations } from '../../machines/copying/actors'
import { copyingMachine } from '../../machines/copying/machine'
import { listPorts, makeListImplementations, queryIn } from '../../machines/list/actors'
import { mandatesMachine, mandatesRules } from '../../machines/list/mandates-machine'
import { makeRecordImplementations, recordIn, recordPorts } from '../../machines/record/actors'
import { mandateMachine } from '../../machines/record/mandate-machine'
import { Attention } from '../../ports/attention'
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
    bind(Attention, (connectivity: Connectivity) => makeAttention(window, connectivity), Connectivity)
  },
  needs: { ...copyingPorts, ...listPorts, ...recordPorts, mandates: MandatePort, attention: Attention },
  make: ({ mandates: { list, byId }, attention, clipboard, connectivity, navigation, notifications }) => ({
    list: {
      machine: mandatesMachine.provide(
        makeListImplementations({ list, navigation, connectivity, attention, screen, rules: mandatesRules }),
      ),
      input: () => ({ query: queryIn(screen, navigation.here(), mandatesRules) }),
    },
    record: {
      machine: mandateMachine.provide(makeRecordImplementations({ byId, navigation, connectivity, attention, screen })),
      input: () => ({ id: recordIn(screen, navigation.here()) }),
    },
    copying: {
      machine: copyingMachine.provide(makeCopyingImplementations({ clipboard, navigation, notifications })),
      input: () => undefined,
    },
  }),
})
