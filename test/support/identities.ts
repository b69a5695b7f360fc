import { makeIdentityHashes } from '../../src/service/cover/reward/identity'

/** Hashes with a key of tests. */
export const identities = makeIdentityHashes(new Uint8Array(32))
