/** The origin of the server, empty when it is the page's own; read at run time. */
export type ApiHost = () => Promise<string>

const standsAlone = /^([a-z][a-z\d+.-]*:|\/\/)/i

/**
 * Where a picture is that the server named. An address without a host is one of the server's, not of the page's: they
 * differ once the portal stands on a CDN (requirement WIRE-04). Any other is taken as received.
 */
export const pictureAddress = (host: string, address: string | undefined): string | undefined =>
  address === undefined || address === '' || host === '' || standsAlone.test(address)
    ? address
    : `${host.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`
