import { createActor, type AnyStateMachine } from 'xstate'
import type { Feature, OpenFeatureLoaders } from '../../machines/features'
import type { AccountActors } from './account-screens'

const startActor = async <Machine extends AnyStateMachine>(load: () => Promise<Feature<Machine>>) => {
  const { machine, input } = await load()
  return createActor(machine, { input: input() }).start()
}

/** The actors of log-in and registration, whose forms can be filled in before their machines have loaded. */
export const makeAccountActors = (features: OpenFeatureLoaders): AccountActors => ({
  login: () => startActor(features.login),
  registration: () => startActor(features.registration),
  secondFactor: features.secondFactor,
})
