/**
 * What a draft does with each field of a form: stores it on the device, or never does. It is declared beside the form;
 * a field without a policy does not compile.
 */
export type DraftPolicy<Form> = { readonly [Field in keyof Form]: 'store' | 'never' }
