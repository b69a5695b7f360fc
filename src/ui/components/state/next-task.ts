/**
 * Lets the browser answer the customer between two long pieces of work. A message, not a timer: a page in the
 * background waits a second for those.
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
