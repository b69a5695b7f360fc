import { NOTHING_DONE } from '../../../contract/nothing-done'
import { request, type Failure, type PayPath } from './calls'
import { clearErrors, showErrors } from './form-errors'
import { valuesOf } from './form-values'
import { postAboutQuote } from './messages'
import { readAgain, showReceipt, shownAmount, tellEnded } from './order'
import { tell } from './page'

const UNKNOWN = 'We do not know yet whether your payment went through. We are checking your order.'

/** Whether a payment may be on its way, or its outcome is unknown. */
let submitted = false

/** The customer leaves the page. */
export const postClosed = (): void => postAboutQuote(submitted ? 'closed' : 'cancelled')

/** The outcome of a payment that was sent is unknown. */
const fail = (): void => {
  tell(UNKNOWN, 'We are checking your payment')
  postAboutQuote('failed', { message: UNKNOWN })
}

/**
 * Whether the payment may have been made all the same: the answer to one that was made may be what was lost, unless the
 * server says that nothing was done.
 */
const mayBeDone = (status: number, error: Failure | null | undefined): boolean =>
  status >= 500 && error?.code !== NOTHING_DONE

const setBusy = (form: HTMLFormElement, isBusy: boolean): void => {
  const button = form.querySelector('button')
  if (button !== null) button.disabled = isBusy
  form.setAttribute('aria-busy', String(isBusy))
}

export const submit = async (form: HTMLFormElement, path: PayPath): Promise<void> => {
  if (form.getAttribute('aria-busy') === 'true') return
  clearErrors(form)
  setBusy(form, true)
  const body = JSON.stringify({ ...valuesOf(form), amount: shownAmount() })
  submitted = true
  postAboutQuote('submitted')
  try {
    const answer = await request(path, { body })
    if (answer.success) {
      form.reset()
      showReceipt(answer.result)
    } else if (mayBeDone(answer.status, answer.error)) fail()
    else {
      submitted = false
      postAboutQuote('refused')
      if (answer.status === 401) tellEnded(answer.error)
      else {
        showErrors(form, answer.error)
        if (!answer.error?.validationErrors) await readAgain()
      }
    }
  } catch {
    fail()
  } finally {
    setBusy(form, false)
  }
}
