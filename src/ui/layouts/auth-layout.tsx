import { Outlet } from 'react-router-dom'
import { AuthFrame } from './auth-frame'

/** The layout of the account screens inside the router. */
export const AuthLayout = () => (
  <AuthFrame>
    <Outlet />
  </AuthFrame>
)
