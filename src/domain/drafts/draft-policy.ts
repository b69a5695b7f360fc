/** Of each field of a form, whether what was typed may be stored on the device. */
export type DraftPolicy<Form> = { readonly [Field in keyof Form]-?: 'store' | 'never' }
