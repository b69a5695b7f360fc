import { token } from './token'

/** Whether the device is online, as far as it knows. */
export type Connectivity = {
  readonly isOnline: () => boolean
  /** Calls the listener when the device is online again, until the returned function is called. */
  readonly onOnline: (listener: () => void) => () => void
}
export const Connectivity = token<Connectivity>('Connectivity')
