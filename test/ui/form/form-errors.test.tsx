import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'react-final-form'
import { plainFailure } from '../../../src/domain/failure/failure'
import { errorsOfCall, errorsOfMessage, noErrors, type FormErrors } from '../../../src/machines/core/form'
import { BoundTextField } from '../../../src/ui/form/fields'
import { FormErrorsSummary } from '../../../src/ui/form/form-errors'

type Values = { readonly surname: string; readonly city: string }
type Shown = { readonly errors: FormErrors; readonly failureShown?: boolean }

const wrong: FormErrors = { fields: [{ field: 'surname', message: 'Missing' }], failure: undefined }

const page = ({ errors, failureShown = false }: Shown) => (
  <Form<Values> onSubmit={() => ({ surname: 'Missing' })}>
    {({ handleSubmit }) => (
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <BoundTextField<Values> name="surname" label="Surname" />
        <BoundTextField<Values> name="city" label="City" />
        <FormErrorsSummary errors={errors} failureShown={failureShown} />
        <button>Send</button>
      </form>
    )}
  </Form>
)

const scrolls = () => jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)

describe('the answer to a refused submit', () => {
  test('[TAP-01] says nothing and does not scroll before one', () => {
    const scrolled = scrolls()
    render(page({ errors: noErrors }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('[TAP-01] is the failure of the call, scrolled into view once for each answer', () => {
    const scrolled = scrolls()
    const { rerender } = render(page({ errors: noErrors }))
    for (const [index, message] of ['Not today.', 'Not today.', 'Nor tomorrow.'].entries()) {
      const errors = errorsOfMessage(message)
      rerender(page({ errors }))
      rerender(page({ errors }))
      const alert = screen.getByRole('alert')
      expect(alert).toHaveTextContent(message)
      expect(scrolled).toHaveBeenCalledTimes(index + 1)
      expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
      expect(scrolled.mock.contexts.at(-1)).toBe(alert.parentElement)
    }
    rerender(page({ errors: noErrors }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('[FORM-05] has the details and the list of the failure', () => {
    const failure = { ...plainFailure('Not valid', 'Two things'), violations: ['One', 'Two'] }
    render(page({ errors: errorsOfCall(failure) }))
    expect(screen.getByRole('alert')).toHaveTextContent('Not validTwo thingsOneTwo')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two'])
  })

  test('[TAP-01] links to each field that has to be corrected, once it is marked', async () => {
    scrolls()
    const { rerender } = render(page({ errors: noErrors }))
    rerender(page({ errors: wrong }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs attentionSurname')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Surname' }))
    expect(screen.getByLabelText('Surname')).toHaveFocus()
    expect(window.location.hash).toBe('')
  })

  test('does not repeat a failure that is shown among the fields', () => {
    render(page({ errors: errorsOfMessage('Not today.'), failureShown: true }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
