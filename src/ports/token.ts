declare const bound: unique symbol

/** The symbol under which the container has an implementation of a port; its type knows which. */
export type Token<Port> = symbol & { readonly [bound]?: Port }

export const token = <Port>(name: string): Token<Port> => Symbol.for(name)
