import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../../platform/database/database'
import type { Metrics } from './metrics'

/** Serves the metrics at `/metrics`, on a port of their own, which is not for customers. @throws StartError */
export const serveMetrics = async (
  { registry }: Metrics,
  host: string,
  port: number,
): Promise<{ readonly port: number; readonly stop: () => void }> => {
  const server = createServer((request, response) => {
    if (!['GET', 'HEAD'].includes(request.method ?? '') || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error'
    throw new StartError(
      `Port ${port} on ${host} cannot be used for metrics (${code}). Choose another through METRICS_PORT.`,
    )
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
