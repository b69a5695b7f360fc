import { token } from './token'

/** Whether the device has a connection, as far as it knows. */
export type Connectivity = {
  readonly isOnline: () => boolean
  /** Hears when the connection is back, until the returned function is called. */
  readonly onOnline: (listener: () => void) => () => void
}
export const Connectivity = token<Connectivity>('Connectivity')
