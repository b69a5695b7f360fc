import { TENANT_ID_AT_LOGIN } from '../../domain/rules/constants'
import { withoutTrailingSlashes } from '../../domain/values/trailing-slashes'

/** The server's address, read at run time. `tenantHeader` names the header that a stock ABP server requires. */
export type HttpConfiguration = { readonly apiHost: string; readonly tenantHeader: string | undefined }

/** The URL of a call; parameters without a value are left out. */
export const urlOf = (host: string, path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value)
  const text = parameters.toString()
  return `${withoutTrailingSlashes(host)}/api${path}${text === '' ? '' : `?${text}`}`
}

/** What every request has, whatever its call; the portal speaks English alone. */
export const optionsOf = (token: string | undefined, { tenantHeader }: HttpConfiguration) =>
  ({
    headers: {
      'Content-Type': 'application/json-patch+json',
      Accept: '*/*',
      'Accept-Language': 'en',
      'X-XSRF-TOKEN': 'null',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(tenantHeader === undefined ? {} : { [tenantHeader]: String(TENANT_ID_AT_LOGIN) }),
    },
    credentials: 'omit',
    cache: 'no-store',
  }) as const
