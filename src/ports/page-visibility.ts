import { token } from './token'

/** Whether anybody can see what a call would change: the page is visible, and the device online. */
export type PageVisibility = {
  readonly isThere: () => boolean
  /** Calls the listener whenever that may have changed, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}
export const PageVisibility = token<PageVisibility>('PageVisibility')
