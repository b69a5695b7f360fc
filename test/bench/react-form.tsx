/** The log-in form without the portal, in the portal's components: what the lower bound of the benchmark hydrates. */
import { useState } from 'react'
import '../../src/ui/components/styles/tokens.css'
import '../../src/ui/components/styles/base.css'
import { AuthFrame } from '../../src/ui/layouts/auth-frame'
import { Button } from '../../src/ui/components/buttons/button'
import { PasswordField } from '../../src/ui/components/fields/password-field'
import { TextField } from '../../src/ui/components/fields/text-field'
import { AuthForm } from '../../src/ui/pages/auth/auth-form'
import styles from '../../src/ui/pages/auth/auth-form.module.css'

export const ReactForm = () => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <AuthFrame>
      <AuthForm
        heading={null}
        title="Login"
        subtitle="Enter your email and password to login"
        onSubmit={(event) => {
          event.preventDefault()
        }}
        footer={
          <>
            New here? <a href="/register">Create an account</a>
          </>
        }
      >
        {null}
        {null}
        {null}
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <p className={styles.aside}>
          <a href="/login">Forgot password?</a>
        </p>
        <Button type="submit" variant="primary" block>
          Log in
        </Button>
      </AuthForm>
    </AuthFrame>
  )
}
