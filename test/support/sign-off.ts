import brand from '../../src/brand.json'

/** How every email of the company ends. */
export const signOff = `\n\nKind regards,\n${brand.name}\n${brand.email}\n${brand.telephone}\nWhatsApp: https://wa.me/2347000000000`
