/** An id that the server gave: opaque, compared and sent back unchanged, text only in addresses and keys. */
export type Id = (string | number) & { readonly Id: unique symbol }

export const id = (value: string | number): Id => value as Id

/** The id as it stands in an address or a key. */
export const idText = (value: Id): string => String(value)
