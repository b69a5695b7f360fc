type Listening = { readonly target: EventTarget; readonly type: string; readonly listener: unknown }

/**
 * Records who listens to such events of the window and the document from here on: returns the types that somebody still
 * listens to. What has left the page listens to nothing.
 */
export const listenersTo = (...types: readonly string[]): (() => readonly string[]) => {
  const held: Listening[] = []
  for (const target of [window, document] as readonly EventTarget[]) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      if (types.includes(type)) held.push({ target, type, listener })
      add(type, listener, options)
    })
    jest.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      const at = held.findIndex((one) => one.target === target && one.type === type && one.listener === listener)
      if (at !== -1) held.splice(at, 1)
      remove(type, listener, options)
    })
  }
  return () => held.map(({ type }) => type)
}
