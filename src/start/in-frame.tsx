import type { ReactNode } from 'react'
import type { Signal } from '../ui/components/state/create-signal'
import { Frame } from '../ui/layouts/frame'

/** The callbacks that report to the frame around the portal. */
export type Signals = {
  readonly toastsRequested: Signal<boolean>
  readonly configurationError: Signal<string | undefined>
}

/** The frame stays mounted when the portal replaces the first screen, and so do the visible toasts. */
export const inFrame = (signals: Signals, content: ReactNode): ReactNode => <Frame {...signals}>{content}</Frame>
