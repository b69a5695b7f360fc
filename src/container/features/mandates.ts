import type { Container } from 'inversify'
import { makeListImplementations, queryIn } from '../../machines/list/actors'
import { mandatesMachine, mandatesRules } from '../../machines/list/mandates-machine'
import { makeRecordImplementations, recordIn } from '../../machines/record/actors'
import { mandateMachine } from '../../machines/record/mandate-machine'
import { MandatePort } from '../../ports/mandate-port'
import { Navigation } from '../../ports/navigation'
import { loadOnce } from '../modules/load-once'
import { mandateModule } from '../modules/mandate'

const screen = 'mandates'

/** The list of mandates, and the details of one over it. */
export const makeFeature = (container: Container) => {
  loadOnce(container, mandateModule)
  const navigation = container.get<Navigation>(Navigation)
  const { list, byId } = container.get<MandatePort>(MandatePort)
  return {
    list: {
      machine: mandatesMachine.provide(makeListImplementations({ list, navigation, screen, rules: mandatesRules })),
      input: () => ({ query: queryIn(screen, navigation.here(), mandatesRules) }),
    },
    record: {
      machine: mandateMachine.provide(makeRecordImplementations({ byId, navigation, screen })),
      input: () => ({ id: recordIn(screen, navigation.here()) }),
    },
  }
}
