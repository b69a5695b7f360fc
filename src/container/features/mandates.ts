import type { Container } from 'inversify'
import { listPlace, makeListImplementations } from '../../machines/list/actors'
import { mandatesMachine, mandatesRules } from '../../machines/list/mandates-machine'
import { queryOf } from '../../machines/list/query'
import { makeRecordImplementations } from '../../machines/record/actors'
import { mandateMachine } from '../../machines/record/mandate-machine'
import { MandatePort } from '../../ports/mandate-port'
import { Navigation, type Destination } from '../../ports/navigation'
import { loadOnce } from '../modules/load-once'
import { mandateModule } from '../modules/mandate'

const screen = 'mandates'

const idIn = (here: Destination | undefined) => (here?.screen === screen ? here.mandate : undefined)

/** The list stays where it is. */
const withId = (here: Destination | undefined, mandate: string | undefined): Destination => {
  const { mandate: _, ...list }: Extract<Destination, { screen: typeof screen }> =
    here?.screen === screen ? here : { screen }
  return mandate === undefined ? list : { ...list, mandate }
}

/** The list of mandates, and the details of one over it. */
export const makeFeature = (container: Container) => {
  loadOnce(container, mandateModule)
  const navigation = container.get<Navigation>(Navigation)
  const { list, byId } = container.get<MandatePort>(MandatePort)
  return {
    list: {
      machine: mandatesMachine.provide(makeListImplementations({ list, navigation, screen, rules: mandatesRules })),
      input: () => ({ query: queryOf(listPlace(screen, navigation.here()), mandatesRules) }),
    },
    record: {
      machine: mandateMachine.provide(makeRecordImplementations({ byId, navigation, idIn, withId, screen })),
      input: () => ({ id: idIn(navigation.here()) }),
    },
  }
}
