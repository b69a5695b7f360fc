/**
 * The debits of the mandate, which the server reckons: the customer agrees to what is shown, so the tick is taken out
 * whenever it is no longer up to date. A slower answer to an earlier question is ignored.
 */
import { withoutSeparators } from '../../../domain/values/separators'
import { request, type Plan } from './calls'
import { mark } from './form-errors'
import { valuesOf } from './form-values'
import { readAgain } from './order'
import { byId, formOf, inputOf, money } from './page'

const PAUSE_MS = 300
const EMPTY = '–'
const NO_ACCOUNT = 'We found no account with this number at this bank.'
const READ_FIRST = 'Fill in the account first: then its name and the debits that you agree to are shown'

const mandate = formOf('mandate')
const consent = inputOf('consent')
let planned: Plan | undefined
let asked = ''

const dayShown = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

const showPlan = (found: Plan | undefined, isAccountWhole: boolean): void => {
  planned = found
  const amount = (naira: number | undefined) =>
    found === undefined || naira === undefined ? EMPTY : money(naira, found.currency)
  const texts = {
    'plan-debits': found ? String(found.debits) : EMPTY,
    'plan-instalment': amount(found?.instalment),
    'plan-last-instalment': amount(found?.lastInstalment),
    'plan-first-date': found ? dayShown(found.firstDate) : EMPTY,
    'plan-last-date': found ? dayShown(found.lastDate) : EMPTY,
    'plan-total': amount(found?.total),
    'account-name': found?.accountName ?? (found && isAccountWhole ? NO_ACCOUNT : EMPTY),
  }
  for (const [id, text] of Object.entries(texts)) byId(id).textContent = text
}

const plan = async (): Promise<void> => {
  const { consent: _, ...values } = valuesOf(mandate)
  const isAccountWhole = /^\d{10}$/.test(withoutSeparators(inputOf('accountNumber').value)) && values['bankId'] !== ''
  const body = JSON.stringify(isAccountWhole ? values : { ...values, accountNumber: '', bankId: '' })
  if (body === asked) return
  asked = body
  consent.checked = false
  showPlan(undefined, isAccountWhole)
  try {
    const answer = await request('/pay/mandate/plan', { body })
    if (body !== asked) return
    showPlan(answer.success ? answer.result : undefined, isAccountWhole)
    if (answer.success) return
    asked = ''
    if (!answer.error?.validationErrors) await readAgain()
  } catch {
    if (body === asked) asked = ''
  }
}

/** Plans the debits again where the mandate's form is shown. */
export const planIfChosen = (): void => {
  if (!byId('mandate-panel').hidden) void plan()
}

/** Plans the debits as the form is filled in, and lets the customer agree only to what is shown. */
export const followMandate = (): void => {
  let pause: ReturnType<typeof setTimeout> | undefined
  for (const type of ['input', 'change'])
    mandate.addEventListener(type, ({ target }) => {
      if (target === consent) return
      clearTimeout(pause)
      pause = setTimeout(() => void plan(), type === 'input' ? PAUSE_MS : 0)
    })
  consent.addEventListener('change', () => {
    const isShown = planned?.accountName !== undefined
    mark(mandate, 'consent', consent.checked && !isShown ? READ_FIRST : '')
    if (isShown) return
    consent.checked = false
    void plan()
  })
}
