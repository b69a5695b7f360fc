type Listening = { readonly target: EventTarget; readonly type: string; readonly listener: unknown }

/**
 * Records who listens to such events of the window and the document from here on: returns the types that somebody still
 * listens to. What has left the page listens to nothing.
 */
export const listenersTo = (...types: readonly string[]): (() => readonly string[]) => {
  const held: Listening[] = []
  for (const target of [window, document]) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      const [type, listener] = args
      if (types.includes(type)) held.push({ target, type, listener })
      add(...args)
    })
    jest.spyOn(target, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
      const at = held.findIndex((one) => one.target === target && one.type === args[0] && one.listener === args[1])
      if (at !== -1) held.splice(at, 1)
      remove(...args)
    })
  }
  return () => held.map(({ type }) => type)
}
