import * as t from 'io-ts'
import { FiniteNumber, optional, Text, WireId } from './codecs'
import { endpoint } from './endpoint'

/**
 * What ABP's own clients request at their start; the portal does not. The shapes are those of
 * ASP.NET Zero's start templates.
 */
export const getCurrentLoginInformations = endpoint({
  method: 'GET',
  path: '/services/app/Session/GetCurrentLoginInformations',
  result: t.strict(
    {
      application: t.strict(
        { version: t.string, releaseDate: t.string, features: t.strict({}, 'features') },
        'application',
      ),
      user: optional(
        t.strict({ id: WireId, name: t.string, surname: t.string, userName: t.string, emailAddress: t.string }, 'user'),
      ),
      tenant: t.strict({ id: FiniteNumber, tenancyName: t.string, name: t.string }, 'tenant'),
    },
    'login informations',
  ),
  doc: 'The customer, null without log-in, and the tenant, as the clients of ABP read them at their start.',
  writes: false,
  needsLogIn: false,
})

export const isTenantAvailable = endpoint({
  method: 'POST',
  path: '/services/app/Account/IsTenantAvailable',
  body: t.strict({ tenancyName: Text(1, 64) }, 'tenancy name'),
  result: t.strict({ state: FiniteNumber, tenantId: optional(FiniteNumber) }, 'tenant availability'),
  doc: 'Whether there is a tenant of that name: state 1 and its id, or state 3.',
  writes: false,
  needsLogIn: false,
})
