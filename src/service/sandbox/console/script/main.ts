/** The script of the sandbox page: each button sends one call and reloads the page, or shows the error. */
import type { Envelope } from '../../../../contract/envelope'

const show = (message: string): void => document.getElementById('answer')?.replaceChildren(message)

const send = async (path: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { success, error } = (await response.json()) as Envelope
    if (success) window.location.reload()
    else show([error?.message, error?.details].filter(Boolean).join(' '))
  } catch {
    show('The sandbox did not answer.')
  }
}

for (const button of document.querySelectorAll<HTMLElement>('[data-decision]'))
  button.addEventListener('click', () => {
    const row = button.closest<HTMLElement>('.review')
    const reason = row?.querySelector<HTMLInputElement>('[name="reason"]')?.value.trim()
    void send('/sandbox/kyc', {
      emailAddress: row?.dataset['email'],
      version: row?.dataset['version'],
      decision: button.dataset['decision'],
      ...(reason ? { reason } : {}),
    })
  })

for (const button of document.querySelectorAll<HTMLElement>('[data-event]'))
  button.addEventListener('click', () => {
    const mandateId = button.closest<HTMLElement>('.mandate')?.dataset['mandate']
    void send('/sandbox/mandates', { mandateId, event: button.dataset['event'] })
  })

for (const form of document.querySelectorAll<HTMLFormElement>('#faults'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { times, emailAddress, ...fault } = Object.fromEntries(new FormData(form))
    void send('/sandbox/faults', { ...fault, times: Number(times), ...(emailAddress ? { emailAddress } : {}) })
  })

const DAY_MS = 86_400_000
const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The chosen day, in words, and in how many days it is; `undefined` while there is none. */
const chosenDay = (form: HTMLFormElement) => {
  const date = form.querySelector<HTMLInputElement>('[name="date"]')?.value ?? ''
  const [from, to] = [Date.parse(form.dataset['today'] ?? ''), Date.parse(date)]
  return Number.isNaN(to) ? undefined : { date, inWords: words.format(to), days: (to - from) / DAY_MS }
}

for (const form of document.querySelectorAll<HTMLFormElement>('#clock')) {
  const button = form.querySelector('button')
  form.addEventListener('input', () => {
    button?.replaceChildren(`Move to ${chosenDay(form)?.inWords ?? '…'}`)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = chosenDay(form)
    if (chosen === undefined || button === null) return
    const { date, inWords, days } = chosen
    const question = `Move business time ${days === 1 ? 'a day' : `${days} days`} forward, to ${inWords}, for everybody?`
    if (!window.confirm(`${question} This cannot be undone.`)) return
    button.disabled = true
    show(`Moving to ${inWords}, day by day. A year takes some seconds.`)
    void send('/sandbox/clock', { date }).finally(() => {
      button.disabled = false
    })
  })
}
