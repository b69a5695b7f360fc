/** The browser says that it is offline, and an answer of the server has said since that it is not. */
let isRefuted = false

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    isRefuted = !window.navigator.onLine
  })
  window.addEventListener('offline', () => {
    isRefuted = false
  })
}

/** Whether there is a connection, as far as browser and server have said: an `online` event counts more than the browser's state. */
export const isOnline = (): boolean => window.navigator.onLine || isRefuted
