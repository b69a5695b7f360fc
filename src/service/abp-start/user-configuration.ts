import type { FastifyInstance } from 'fastify'
import type { Tokens } from '../account/tokens'
import { success } from '../../contract/envelope'
import { TENANT_ID_AT_LOGIN } from '../../domain/rules/constants'
import type { CallQueues } from '../wire/request-queue'
import { ownerOf } from '../wire/owner'
import { bearerOf } from '../wire/register-calls'

type Needs = {
  readonly tokens: Pick<Tokens, 'customerOf' | 'knownOwnerOf'>
  readonly queues: CallQueues
}

/** Lagos is one hour ahead of UTC all year. */
const LAGOS_OFFSET_MS = 3_600_000

const english = {
  name: 'en',
  displayName: 'English',
  icon: 'famfamfam-flags gb',
  isDefault: true,
  isDisabled: false,
  isRightToLeft: false,
}

/** ABP's configuration of a user: one language, one tenant, and no feature, permission, menu or setting of its own. */
const configurationFor = (userId: string | null) => ({
  multiTenancy: { isEnabled: true, ignoreFeatureCheckForHostUsers: false, sides: { host: 2, tenant: 1 } },
  session: {
    ...{ userId, tenantId: TENANT_ID_AT_LOGIN, multiTenancySide: 1 },
    ...{ impersonatorUserId: null, impersonatorTenantId: null },
  },
  localization: {
    currentCulture: { name: 'en', displayName: 'English' },
    languages: [english],
    currentLanguage: english,
    sources: [],
    values: {},
  },
  features: { allFeatures: {} },
  auth: { allPermissions: {}, grantedPermissions: {} },
  nav: { menus: {} },
  setting: { values: {} },
  clock: { provider: 'utcClockProvider' },
  timing: {
    timeZoneInfo: {
      windows: {
        timeZoneId: 'W. Central Africa Standard Time',
        baseUtcOffsetInMilliseconds: LAGOS_OFFSET_MS,
        currentUtcOffsetInMilliseconds: LAGOS_OFFSET_MS,
        isDaylightSavingTimeNow: false,
      },
      iana: { timeZoneId: 'Africa/Lagos' },
    },
  },
  security: { antiForgery: { tokenCookieName: 'XSRF-TOKEN', tokenHeaderName: 'X-XSRF-TOKEN' } },
  custom: {},
})

/** The first request of ABP's own clients, outside of `/api`. */
export const registerUserConfiguration = (app: FastifyInstance, { tokens, queues }: Needs): void => {
  app.get('/AbpUserConfiguration/GetAll', async (request, reply) => {
    const token = bearerOf(request)
    const holderOf = (text: string) =>
      queues.others(ownerOf(request, tokens.knownOwnerOf(text)), () => tokens.customerOf(text))
    const customer = token === undefined ? null : await holderOf(token)
    return reply.send(success(configurationFor(customer?.id ?? null)))
  })
}
