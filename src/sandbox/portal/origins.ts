import type { IncomingHttpHeaders } from 'node:http'
import type { Deps } from '../dependencies'

/** The requested host name without its port; an invalid one becomes `localhost`. */
const hostNameOf = (headers: IncomingHttpHeaders): string => {
  const host = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.exec(headers.host ?? '')
  return host?.[1] ?? 'localhost'
}

/** The widget's origin: as configured, otherwise on the requested host. */
export const widgetOrigin = ({ config, ports }: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string =>
  config.widgetUrl ?? `http://${hostNameOf(headers)}:${ports.widget}`

/** The portal's origin, for requests to the widget's listener or to the portal itself. */
export const portalOrigin = ({ config, ports }: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string =>
  config.portalOrigin ?? `http://${hostNameOf(headers)}:${ports.portal}`

/**
 * The origin of the request, including its port (behind a proxy). This server's files are on it, while the portal may be
 * on another host.
 */
export const fileOrigin = ({ config, ports }: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string => {
  const port = /:(\d{1,5})$/.exec(headers.host ?? '')?.[1]
  if (config.portalOrigin === undefined) return `http://${hostNameOf(headers)}:${port ?? ports.portal}`
  return `${new URL(config.portalOrigin).protocol}//${hostNameOf(headers)}${port === undefined ? '' : `:${port}`}`
}

/** The portal's origin for what search engines read: as configured, otherwise that of the request. */
export const linkOrigin = (deps: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string =>
  deps.config.portalOrigin ?? fileOrigin(deps, headers)

/**
 * The portal's origin for links in e-mails and SMS, which reach somebody else than the sender of the request: as
 * configured, otherwise this machine, never the `Host` of a request.
 */
export const mailOrigin = ({ config, ports }: Pick<Deps, 'config' | 'ports'>): string =>
  config.portalOrigin ?? `http://localhost:${ports.portal}`
