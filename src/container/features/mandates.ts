import { makeMandatePort } from '../../adapters/http/mandate'
import { makeListImplementations, queryIn } from '../../machines/list/actors'
import { mandatesMachine, mandatesRules } from '../../machines/list/mandates-machine'
import { makeRecordImplementations, recordIn } from '../../machines/record/actors'
import { mandateMachine } from '../../machines/record/mandate-machine'
import { Connectivity } from '../../ports/connectivity'
import { MandatePort } from '../../ports/mandate-port'
import { Navigation } from '../../ports/navigation'
import { defineFeature } from '../define-feature'
import { Http } from '../tokens'

const screen = 'mandates'

/** The list of mandates, and the details of one above it. */
export const feature = defineFeature('mandates', {
  ports: (bind) => {
    bind(MandatePort, makeMandatePort, Http)
  },
  needs: { mandates: MandatePort, connectivity: Connectivity, navigation: Navigation },
  make: ({ mandates: { list, byId }, connectivity, navigation }) => ({
    list: {
      machine: mandatesMachine.provide(
        makeListImplementations({ list, navigation, connectivity, screen, rules: mandatesRules }),
      ),
      input: () => ({ query: queryIn(screen, navigation.here(), mandatesRules) }),
    },
    record: {
      machine: mandateMachine.provide(makeRecordImplementations({ byId, navigation, connectivity, screen })),
      input: () => ({ id: recordIn(screen, navigation.here()) }),
    },
  }),
})
