import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Button } from '../../../src/ui/components/buttons/button'
import { PasswordField } from '../../../src/ui/components/fields/password-field'
import { SelectField } from '../../../src/ui/components/fields/select-field'
import { TextField } from '../../../src/ui/components/fields/text-field'

const ignore = () => undefined

const form = (
  <form>
    <TextField label="Email" name="email" value="a@b.test" onChange={ignore} error="Wrong" />
    <PasswordField label="Password" name="password" value="" onChange={ignore} autoComplete="new-password" />
    <SelectField label="Bank" name="bank" value="" placeholder="Choose" onChange={ignore} options={[]} />
    <Button type="submit" disabled>
      Log in
    </Button>
  </form>
)

it('a prerendered form has no inline style and hydrates without a mismatch', async () => {
  const html = renderToString(form)
  expect(html).not.toMatch(/style=/)
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const before = screen.getByLabelText('Email')
  const complaints = jest.fn()
  await act(() => hydrateRoot(place, form, { onRecoverableError: complaints }))
  expect(complaints).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Email')).toBe(before)
  expect(before).toHaveAccessibleDescription('Wrong')
})
