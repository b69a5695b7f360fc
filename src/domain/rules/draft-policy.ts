/**
 * Whether a draft stores a field of a form on the device. The policy is declared beside the form; a field without one
 * does not compile.
 */
export type DraftPolicy<Form> = { readonly [Field in keyof Form]: 'store' | 'never' }
