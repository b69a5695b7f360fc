declare const bound: unique symbol

/** The symbol that a port's implementation is bound to in the container, typed with the port. */
export type Token<Port> = symbol & { readonly [bound]?: Port }

export const token = <Port>(name: string): Token<Port> => Symbol.for(name)

/** The ports that these symbols stand for, by the same names. */
export type PortsOf<Tokens> = { readonly [Name in keyof Tokens]: Tokens[Name] extends Token<infer Port> ? Port : never }
