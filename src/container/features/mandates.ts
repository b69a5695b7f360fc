import { makeMandatePort } from '../../adapters/http/mandate'
import { listPlace, makeListImplementations } from '../../machines/list/actors'
import { mandatesMachine, mandatesRules } from '../../machines/list/mandates-machine'
import { questionOf } from '../../machines/list/question'
import { makeRecordImplementations } from '../../machines/record/actors'
import { mandateMachine } from '../../machines/record/mandate-machine'
import { MandatePort } from '../../ports/mandate-port'
import { Navigation, type Destination } from '../../ports/navigation'
import { defineFeature } from '../define-feature'
import { Http } from '../tokens'

const screen = 'mandates'

const idIn = (here: Destination | undefined) => (here?.screen === screen ? here.mandate : undefined)

/** The list stays where it is. */
const withId = (here: Destination | undefined, mandate: string | undefined): Destination => {
  const { mandate: _, ...list }: Extract<Destination, { screen: typeof screen }> =
    here?.screen === screen ? here : { screen }
  return mandate === undefined ? list : { ...list, mandate }
}

/** The list of mandates, and the details of one over it. */
export const feature = defineFeature('mandates', {
  ports: (bind) => {
    bind(MandatePort, makeMandatePort, Http)
  },
  needs: { mandates: MandatePort, navigation: Navigation },
  make: ({ mandates: { list, byId }, navigation }) => ({
    list: {
      machine: mandatesMachine.provide(makeListImplementations({ list, navigation, screen, rules: mandatesRules })),
      input: () => ({ question: questionOf(listPlace(screen, navigation.here()), mandatesRules) }),
    },
    record: {
      machine: mandateMachine.provide(makeRecordImplementations({ byId, navigation, idIn, withId, screen })),
      input: () => ({ id: idIn(navigation.here()) }),
    },
  }),
})
