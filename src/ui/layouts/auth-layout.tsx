import { Outlet } from 'react-router-dom'
import { AuthFrame } from './auth-frame'

/** The account screens inside the router. */
export const AuthLayout = () => (
  <AuthFrame>
    <Outlet />
  </AuthFrame>
)
