/** A token has no spaces or control characters; `null` and `undefined`, as a faulty script may store them, are none. */
export const usable = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w.~+/=-]+$/.test(text) && text !== 'null' && text !== 'undefined' ? text : undefined
