import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from './config'

/** The ports of the two listeners, known once they listen. */
export type Ports = { portal: number; widget: number }

/** What the addresses of the portal, the widget and this server are made from. */
export type Places = {
  readonly config: Pick<Config, 'portalOrigin' | 'widgetUrl' | 'apiHost'>
  readonly ports: Ports
}

/** The requested host name without its port; an invalid one becomes `localhost`. */
const hostNameOf = (headers: IncomingHttpHeaders): string => {
  const host = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.exec(headers.host ?? '')
  return host?.[1] ?? 'localhost'
}

/** The widget's origin: as configured, otherwise on the requested host. */
export const widgetOrigin = ({ config, ports }: Places, headers: IncomingHttpHeaders): string =>
  config.widgetUrl ?? `http://${hostNameOf(headers)}:${ports.widget}`

/** The portal's origin, for requests to the widget's listener or to the portal itself. */
export const portalOrigin = ({ config, ports }: Places, headers: IncomingHttpHeaders): string =>
  config.portalOrigin ?? `http://${hostNameOf(headers)}:${ports.portal}`

/** The origin of the request, including its port (behind a proxy); it reaches nobody but whoever sent it. */
const requestOrigin = (ports: Ports, headers: IncomingHttpHeaders): string => {
  const port = /:(\d{1,5})$/.exec(headers.host ?? '')?.[1]
  return `http://${hostNameOf(headers)}:${port ?? ports.portal}`
}

/**
 * This server's own origin, where its files and check pages are: as configured, if the portal is on another host, else the
 * portal's. A certificate with such an address is shown to others, so the `Host` of a request counts only where neither is set.
 */
export const fileOrigin = ({ config, ports }: Places, headers: IncomingHttpHeaders): string =>
  config.apiHost || (config.portalOrigin ?? requestOrigin(ports, headers))

/** The portal's origin for what search engines read: as configured, otherwise that of the request. */
export const linkOrigin = ({ config, ports }: Places, headers: IncomingHttpHeaders): string =>
  config.portalOrigin ?? requestOrigin(ports, headers)

/**
 * The portal's origin for links in emails and SMS, which reach somebody else than the sender of the request: as
 * configured, otherwise this machine, never the `Host` of a request.
 */
export const mailOrigin = ({ config, ports }: Places): string =>
  config.portalOrigin ?? `http://localhost:${ports.portal}`
