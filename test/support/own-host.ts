import type { ApiHost } from '../../src/adapters/http/picture-address'

/** The server has the origin of the page. */
export const ownHost: ApiHost = () => Promise.resolve('')
