import { VisuallyHidden } from '../../components/page/visually-hidden'

/**
 * Whose password a form without a field for the user name is about: only password managers see it, which save the new
 * password with it.
 */
export const HiddenUserName = ({ userName }: { readonly userName: string }) => (
  <VisuallyHidden>
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={userName}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  </VisuallyHidden>
)
