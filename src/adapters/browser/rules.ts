import { tryCatch } from 'fp-ts/TaskEither'
import type { Rules } from '../../ports/rules'
import type { PortError } from '../../domain/failure/port-error'
import type { Configuration } from './configuration'

/** The rule set of the configuration. A configuration that cannot be read counts as an outage. */
export const makeRules = (configuration: () => Promise<Configuration>): Rules => ({
  ruleSet: () =>
    tryCatch(
      async () => (await configuration()).ruleSet,
      (): PortError => ({ _tag: 'Outage' }),
    ),
})
