import type { Database } from '../platform/database/database'
import { TENANT_ID_AT_LOGIN } from '../../domain/rules/constants'
import { findById } from '../account/repository'
import type { Handlers } from '../wire/handler'

type Needs = {
  readonly db: Database
}

/** The only tenant, by ABP's name for the first one. */
const tenant = { id: TENANT_ID_AT_LOGIN, tenancyName: 'Default', name: 'Default' } as const

/** ABP's states of a tenant that is asked for by name. */
const tenantState = { available: 1, notFound: 3 } as const

const application = { version: '1.0.0', releaseDate: '2025-01-01T00:00:00', features: {} } as const

/** What ABP's own clients request at their start. */
export const abpStartHandlers = (deps: Needs): Pick<Handlers, 'getCurrentLoginInformations' | 'isTenantAvailable'> => ({
  getCurrentLoginInformations: async ({ request }) => {
    const found = request.customer === null ? undefined : await findById(deps.db, request.customer.id)
    const user = found && {
      id: found.id,
      name: found.name,
      surname: found.surname,
      userName: found.userName,
      emailAddress: found.emailAddress,
    }
    return { application, user, tenant }
  },

  isTenantAvailable: ({ body }) => {
    const isKnown = body.tenancyName.trim().toLowerCase() === tenant.tenancyName.toLowerCase()
    return Promise.resolve(
      isKnown
        ? { state: tenantState.available, tenantId: tenant.id }
        : { state: tenantState.notFound, tenantId: undefined },
    )
  },
})
