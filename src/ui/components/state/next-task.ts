/**
 * Lets the browser handle input between two long tasks. Uses a message rather than a timer: in a background page timers
 * are delayed by a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      go()
    }
    port2.postMessage(undefined)
  })
