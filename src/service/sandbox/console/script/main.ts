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
