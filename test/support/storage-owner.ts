import { createHash } from 'node:crypto'

const SALT = '0123456789abcdef0123456789abcdef'

/** The entry in local storage that says that what stands beside it is this customer's. */
export const storageOwner = (email: string): { readonly owner: string } => ({
  owner: `${SALT}.${createHash('sha256')
    .update(SALT + email.normalize('NFC').toLowerCase())
    .digest('hex')}`,
})
