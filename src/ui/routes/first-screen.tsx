import type { ReactNode } from 'react'
import { AuthFrame } from '../layouts/auth-frame'
import { NavigationContext, type ScreenNavigation } from '../session/link'
import { toPath } from './paths'

type Props = { readonly move: ScreenNavigation['move']; readonly children: ReactNode }

/**
 * A visitor's first screen, log-in or registration, which was prerendered at its address. It needs neither router nor
 * session; the whole portal replaces it when the visitor navigates elsewhere.
 */
export const FirstScreen = ({ move, children }: Props) => (
  <NavigationContext value={{ toPath, move, prepare: () => undefined }}>
    <AuthFrame>{children}</AuthFrame>
  </NavigationContext>
)
