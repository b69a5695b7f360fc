/** An id from the server: opaque, compared and sent back unchanged, a text only in addresses and keys. */
export type Id = (string | number) & { readonly Id: unique symbol }

export const id = (value: string | number): Id => value as Id

/** The id as a text for addresses and keys. */
export const idText = (value: Id): string => String(value)
