import type { LocalKey, StaysIn, TabKey } from '../../domain/session/stored-items'
import type { CustomerStorage, StorageOwner } from '../../ports/customer-storage'
import type { OfflineData } from '../../ports/offline-data'
import { comparable } from './comparable-email'
import { digestOf, newSalt } from './digest'
import type { SafeStorage } from './storage'

const OWNER = 'owner'

type Parts = {
  readonly local: SafeStorage<LocalKey>
  readonly ofTab: SafeStorage<TabKey>
  readonly offlineData: Pick<OfflineData, 'setOwner'>
  readonly token: () => string | undefined
  /** Finds what of an earlier release's is this customer's, and gives it the keys of this one. */
  readonly adopt: (local: SafeStorage<LocalKey>, customer: Required<StorageOwner>) => Promise<readonly LocalKey[]>
  readonly crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto }
}

/** What stays when another customer logs in, complete by type: all else is erased. The offline policies have their own mark. */
const staysInLocal: Readonly<Record<StaysIn<'local'> | 'kept', true>> = {
  token: true,
  'token-ends': true,
  'trusted-browser': true,
  kept: true,
}
const staysInTab: Readonly<Record<StaysIn<'tab'>, true>> = { gone: true }

const erase = <Key extends string>(storage: SafeStorage<Key>, stays: object, own: readonly Key[] = []) => {
  for (const key of storage.keys() as Key[]) if (!Object.hasOwn(stays, key) && !own.includes(key)) storage.remove(key)
}

/**
 * The owner of the local storage is stored beside it, in `owner`: a random value of this browser and the SHA-256 of it with the email
 * address. Session storage has a copy, since an owner may change while a tab is closed or asleep. A browser without digests,
 * for a page without TLS, is given the end of the token in place of one: then nothing outlives the session.
 */
export const makeCustomerStorage = ({ local, ofTab, offlineData, token, adopt, crypto }: Parts): CustomerStorage => {
  /** The last owner that this page has set, and in which session. */
  let page: { readonly owner: string; readonly token: string | undefined } | undefined

  const ownerFor = async (email: string, salt: string): Promise<string> => {
    return `${salt}.${(await digestOf(crypto, salt + comparable(email))) ?? (token() ?? '').slice(-16)}`
  }

  const setOwner: CustomerStorage['setOwner'] = async (customer, call) => {
    const { email, userName } = customer
    const before = local.get(OWNER)
    const owner = await ownerFor(email, before?.split('.')[0] || newSalt(crypto))
    const isUnowned = before === undefined && local.keys().some((key) => /^(quote$|draft:)/.test(key))
    const own = isUnowned && userName !== undefined ? await adopt(local, { email, userName }) : []
    if (call.signal.aborted) return
    // Another tab has done so meanwhile.
    if (local.get(OWNER) !== before) return setOwner(customer, call)
    const isSameSession = userName !== undefined && page?.token !== undefined && page.token === token()
    const isRenewal = before !== undefined && page?.owner === before && isSameSession
    const names: readonly unknown[] = isRenewal ? [owner, before] : [owner]
    if (!names.includes(ofTab.get(OWNER) ?? owner)) erase(ofTab, staysInTab)
    // What an earlier release stored can only be attributed with a profile.
    if (isUnowned && userName === undefined) return
    if (!names.includes(before)) {
      const isOwnAddress = comparable(local.get('email') ?? '') === comparable(email)
      erase(local, staysInLocal, isOwnAddress ? [...own, 'email'] : own)
    }
    local.set(OWNER, owner)
    ofTab.set(OWNER, owner)
    page = { owner, token: token() }
    await offlineData.setOwner(owner, isRenewal ? [before, email] : [email])
  }
  return { setOwner, owner: () => (page && local.get(OWNER) === page.owner ? page.owner : undefined) }
}
