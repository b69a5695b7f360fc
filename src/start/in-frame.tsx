import type { ReactNode } from 'react'
import type { Signal } from '../ui/components/state/create-signal'
import { Frame } from '../ui/layouts/frame'
import type { ToastState } from '../ui/layouts/toasts/toast-region'

/** What the portal reports to the frame around it. */
export type Signals = {
  readonly toasts: Signal<ToastState>
  readonly configurationError: Signal<string | undefined>
}

/** The frame stays mounted when the portal replaces the first screen, and so do the visible toasts. */
export const inFrame = (signals: Signals, content: ReactNode): ReactNode => <Frame {...signals}>{content}</Frame>
