import type { Configuration } from '../adapters/browser/configuration'
import type { SafeStorage } from '../adapters/browser/storage'
import type { HttpClient } from '../adapters/http/client'
import type { ApiHost as HostSource } from '../adapters/http/picture-address'

/** What adapters share among themselves; no machine and no screen asks for these. */
export type Http = HttpClient
export const Http = Symbol.for('Http')

export type ConfigurationSource = () => Promise<Configuration>
export const ConfigurationSource = Symbol.for('ConfigurationSource')

export type ApiHost = HostSource
export const ApiHost = Symbol.for('ApiHost')

/** The device's local storage. */
export type Local = SafeStorage
export const Local = Symbol.for('Local')
