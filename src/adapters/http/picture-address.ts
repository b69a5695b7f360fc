import { withoutTrailingSlashes } from '../../domain/values/trailing-slashes'

/** The origin of the server, read at run time; empty for the page's own origin. */
export type ApiHost = () => Promise<string>

const absoluteUrl = /^([a-z][a-z\d+.-]*:|\/\/)/i

/**
 * The address of a picture from the server. A relative address is resolved against the server, not the page: the two
 * differ if the portal is served from a CDN. An absolute address is returned unchanged.
 */
export const pictureAddress = (host: string, address: string | undefined): string | undefined =>
  address === undefined || address === '' || host === '' || absoluteUrl.test(address)
    ? address
    : `${withoutTrailingSlashes(host)}/${address.replace(/^\/+/, '')}`
