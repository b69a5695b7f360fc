import type { ReactNode } from 'react'
import { MoveContext, type Move } from '../session/link'
import { AuthFrame } from '../layouts/auth-frame'

/**
 * The first screen of a visitor, log-in or registration, at whose address the page was prerendered. It needs neither
 * router nor session; the whole portal takes its place when the visitor leads it elsewhere.
 */
export const Opening = ({ move, children }: { readonly move: Move; readonly children: ReactNode }) => (
  <MoveContext value={move}>
    <AuthFrame>{children}</AuthFrame>
  </MoveContext>
)
