import type { ReactNode } from 'react'
import { NavigationContext, type ScreenNavigation } from '../session/link'
import { toPath } from './paths'
import { AuthFrame } from '../layouts/auth-frame'

/**
 * The first screen of a visitor, log-in or registration, at whose address the page was prerendered. It needs neither
 * router nor session; the whole portal takes its place when the visitor leads it elsewhere.
 */
export const Opening = ({ move, children }: { readonly move: ScreenNavigation['move']; readonly children: ReactNode }) => (
  <NavigationContext value={{ toPath, move }}>
    <AuthFrame>{children}</AuthFrame>
  </NavigationContext>
)
