import file from '../../../brand.json'

/** The texts of the landing page. Only the prerendering reads them: none is part of a script. */
export const content = file.landing

/** What the broker is, and where. */
export const { kind, address } = file

/** An entry with an icon: a product, a service, a reason. */
export type Entry = { readonly icon: string; readonly name: string; readonly text: string }
