/* The buttons of the sandbox page. Each sends one call and reloads the page, or shows the error. */
;(() => {
  'use strict'
  const answer = document.getElementById('answer')

  const send = async (path, body) => {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const envelope = await response.json()
      if (envelope.success) return window.location.reload()
      answer.textContent = [envelope.error?.message, envelope.error?.details].filter(Boolean).join(' ')
    } catch {
      answer.textContent = 'The sandbox did not answer.'
    }
  }

  for (const button of document.querySelectorAll('[data-decision]'))
    button.addEventListener('click', () => {
      const row = button.closest('.review')
      const reason = row.querySelector('[name="reason"]').value.trim()
      void send('/sandbox/kyc', {
        emailAddress: row.dataset.email,
        version: row.dataset.version,
        decision: button.dataset.decision,
        ...(reason === '' ? {} : { reason }),
      })
    })

  for (const button of document.querySelectorAll('[data-event]'))
    button.addEventListener('click', () => {
      const { mandate } = button.closest('.mandate').dataset
      void send('/sandbox/mandates', { mandateId: mandate, event: button.dataset.event })
    })

  document.getElementById('faults').addEventListener('submit', (event) => {
    event.preventDefault()
    const { path, kind, times, emailAddress } = Object.fromEntries(new FormData(event.target))
    void send('/sandbox/faults', { path, kind, times: Number(times), ...(emailAddress === '' ? {} : { emailAddress }) })
  })
})()
