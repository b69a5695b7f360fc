import type { Configuration } from '../../adapters/browser/configuration'
import type { SafeStorage } from '../../adapters/browser/storage'
import type { HttpClient } from '../../adapters/http/client'
import type { ApiHost as HostSource } from '../../adapters/http/picture-address'
import type { LocalKey, TabKey } from '../../domain/session/stored-items'
import { token } from '../../ports/token'

/** Dependencies that adapters share with each other; machines and screens do not use them. */
export type Http = HttpClient
export const Http = token<Http>('Http')

export type ConfigurationSource = () => Promise<Configuration>
export const ConfigurationSource = token<ConfigurationSource>('ConfigurationSource')

export type ApiHost = HostSource
export const ApiHost = token<ApiHost>('ApiHost')

export type Local = SafeStorage<LocalKey>
export const Local = token<Local>('Local')

/** The same for what is a customer's, see `own-storage.ts`. */
export type OwnLocal = Local
export const OwnLocal = token<OwnLocal>('OwnLocal')

/** The session storage of the tab. */
export type OfTab = SafeStorage<TabKey>
export const OfTab = token<OfTab>('OfTab')
