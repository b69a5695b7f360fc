/** For the service worker: what it tells the pages when there is no room for its files. */
export { isNoRoom, NO_ROOM } from '../adapters/browser/no-room'
