import { createActor, type AnyStateMachine } from 'xstate'
import type { Feature, OpenFeatureLoaders } from '../../machines/features'

const started = async <Machine extends AnyStateMachine>(load: () => Promise<Feature<Machine>>) => {
  const { machine, input } = await load().catch(load)
  return createActor(machine, { input: input() }).start()
}

/** How log-in and registration get their actors: their forms are on the screen before the machines are. */
export const makeAccountForms = (features: OpenFeatureLoaders) => ({
  login: () => started(features.login),
  registration: () => started(features.registration),
})
export type AccountForms = ReturnType<typeof makeAccountForms>
