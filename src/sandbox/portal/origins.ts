import type { IncomingHttpHeaders } from 'node:http'
import type { Deps } from '../dependencies'

/** The host name that a browser asked for, without its port; anything odd becomes `localhost`. */
const hostNameOf = (headers: IncomingHttpHeaders): string => {
  const host = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.exec(headers.host ?? '')
  return host?.[1] ?? 'localhost'
}

/** The widget's origin, on the host that the browser asked for unless the configuration names another. */
export const widgetOrigin = ({ config, ports }: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string =>
  config.widgetUrl ?? `http://${hostNameOf(headers)}:${ports.widget}`

/** The portal's origin, seen from the widget's listener or from a request to the portal itself. */
export const portalOrigin = ({ config, ports }: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string =>
  config.portalOrigin ?? `http://${hostNameOf(headers)}:${ports.portal}`

/**
 * The very address that the request came to, port included (a proxy in between): that of this server's files, since
 * the portal may stand on another host.
 */
export const fileOrigin = ({ config, ports }: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string => {
  const port = /:(\d{1,5})$/.exec(headers.host ?? '')?.[1]
  if (config.portalOrigin === undefined) return `http://${hostNameOf(headers)}:${port ?? ports.portal}`
  return `${new URL(config.portalOrigin).protocol}//${hostNameOf(headers)}${port === undefined ? '' : `:${port}`}`
}

/** The origin for a link in a mail, which leads to the portal. */
export const linkOrigin = (deps: Pick<Deps, 'config' | 'ports'>, headers: IncomingHttpHeaders): string =>
  deps.config.portalOrigin ?? fileOrigin(deps, headers)
