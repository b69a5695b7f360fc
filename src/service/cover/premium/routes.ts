import { kobo, toNaira } from '../../../domain/values/money'
import type { Database } from '../../platform/database/database'
import { signedAddress, type Signing } from '../../platform/files/signed-address'
import type { Handlers } from '../../wire/handler'
import { paidYears } from './received'

type Needs = Signing & { readonly db: Database }

/** The years in which the customer paid premiums, each with a temporary address of its statement. */
export const statementHandlers = (deps: Needs): Pick<Handlers, 'getStatements'> => ({
  getStatements: async ({ customer: { id, session }, request: { headers } }) => ({
    items: (await paidYears(deps.db, id)).map(({ year, amount }) => ({
      year,
      amount: toNaira(kobo(amount)),
      statementUrl: signedAddress(deps, headers, { file: { kind: 'statement', id: year }, session }),
    })),
  }),
})
