/*
 * The payment widget's page. It exchanges messages with the portal: it sends `ready` until the portal sends `open`, and
 * then what happens to the payment: `submitted` before anything is sent, `refused` when that was refused for certain,
 * `cancelled` or `closed` when the customer leaves it, and the outcome. `tokenExpired` asks for a new token, `resize` for
 * the height of the content. Messages are sent only to the portal's origin and accepted only from that origin and
 * window.
 */
;(() => {
  'use strict'
  const READY_INTERVAL_MS = 250
  const TIMEOUT_MS = 30000
  const RENEWAL_MS = 10000
  const PAUSE_MS = 300
  const SECOND_TAP_MS = 500
  const FINGER = 24
  const READ_FIRST = 'Fill in the account first: then its name and the debits that you agree to are shown'
  const UNKNOWN = 'We do not know yet whether your payment went through. We are checking your order.'
  const byId = (id) => document.getElementById(id)
  const portal = document.querySelector('meta[name="portal-origin"]').content
  const sections = ['waiting', 'problem', 'pay', 'receipt']
  let payment = null
  let outcome = null
  /* Whether a payment may be on its way, or its outcome is unknown. */
  let submitted = false
  let renewed = null

  const post = (type, more) => {
    if (window.parent !== window) window.parent.postMessage({ source: 'payment-widget', type, ...more }, portal)
  }
  const postAboutQuote = (type, more) => post(type, { quoteId: payment.quoteId, ...more })

  const show = (id) => {
    for (const section of sections) byId(section).hidden = section !== id
    byId(id).querySelector('h2')?.focus()
  }

  const money = (amount, currency) => new Intl.NumberFormat('en-NG', { style: 'currency', currency }).format(amount)

  const send = async (path, options) => {
    const response = await fetch(path, {
      ...options,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${payment.accessToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await response.json()
    if (typeof body.success !== 'boolean') throw new Error('not an envelope')
    return { status: response.status, ...body }
  }

  /* Waits for the portal to open the widget once more, with another token. */
  const renewToken = () =>
    new Promise((resolve) => {
      renewed = resolve
      setTimeout(resolve, RENEWAL_MS, false)
      postAboutQuote('tokenExpired')
    })

  /* A request whose token has expired was not carried out: it is sent once more with a new one. */
  const request = async (path, options) => {
    const answer = await send(path, options)
    return answer.status === 401 && (await renewToken()) ? send(path, options) : answer
  }

  const tell = (message, title = 'We cannot continue with this payment', policyId = undefined) => {
    byId('problem-title').textContent = title
    byId('problem-text').textContent = message
    const link = byId('problem-policy')
    link.parentElement.hidden = policyId === undefined
    link.href = `${portal}/dashboard/policies?policy=${policyId}`
    show('problem')
  }

  /* An order that cannot be paid any more, and the policy that is in its way. */
  const tellRefusal = ({ message, details, policyId }) => tell(details, message, policyId)

  /* The outcome of a payment that was sent is unknown. */
  const fail = () => {
    tell(UNKNOWN, 'We are checking your payment')
    postAboutQuote('failed', { message: UNKNOWN })
  }

  const ended = (error) => `${error?.message ?? 'Your session has ended.'} You have not been charged.`

  /* What the mandate form needs of the order: the first of the days on which it may begin is proposed. */
  const fillStart = ({ earliest, latest }) => {
    const day = byId('startDate')
    day.min = earliest
    day.max = latest
    day.defaultValue = earliest
  }

  const fill = (order) => {
    for (const place of document.querySelectorAll('.amount')) place.textContent = money(order.amount, order.currency)
    byId('product').textContent = order.productName
    byId('quote-no').textContent = `(${order.quoteNo})`
    byId('payer').textContent = [payment.customerName, payment.email].filter(Boolean).join(', ')
  }

  const showReceipt = (order) => {
    outcome = order.status === 'Mandated' ? 'mandateCompleted' : 'receiptSent'
    fill(order)
    byId('receipt-title').textContent = order.status === 'Mandated' ? 'Your mandate is set up' : 'Payment received'
    byId('receipt-product').textContent = order.productName
    byId('receipt-reference').textContent = order.paymentReference
    show('receipt')
    postAboutQuote(outcome)
  }

  const open = async (next) => {
    payment = next
    outcome = null
    try {
      const answer = await request(`/pay/quote?quoteId=${encodeURIComponent(String(next.quoteId))}`)
      if (answer.status === 401) return tell(ended(answer.error))
      if (!answer.success) return tell(answer.error?.message ?? 'We could not load your order.')
      if (answer.result.status !== 'Unpaid') return showReceipt(answer.result)
      if (answer.result.refusal) return tellRefusal(answer.result.refusal)
      fill(answer.result)
      fillStart(answer.result.start)
      show('pay')
      planIfChosen()
    } catch {
      tell('We could not load your order. Please check your connection.')
    }
  }

  const mark = (form, field, message) => {
    const input = form.elements.namedItem(field)
    const text = byId(`${field}-message`)
    if (!input || !text) return false
    text.textContent = message
    text.hidden = message === ''
    if (message === '') {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
    } else {
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', text.id)
    }
    return true
  }

  const alertOf = (form) => form.querySelector('.alert')

  const clear = (form) => {
    alertOf(form).hidden = true
    for (const input of form.querySelectorAll('input, select')) mark(form, input.name, '')
  }

  const linkTo = (input) => {
    const link = document.createElement('a')
    link.href = `#${input.id}`
    link.textContent = input.dataset.short ?? input.labels[0].textContent
    link.addEventListener('click', (event) => {
      event.preventDefault()
      input.focus()
    })
    return link
  }

  const attention = (count) => (count === 1 ? '1 answer needs attention' : `${count} answers need attention`)

  /** Shows why a form was refused, above its button: links to the fields with a message, or the failure. */
  const showErrors = (form, error) => {
    for (const { message, members } of error?.validationErrors ?? []) mark(form, members[0], message)
    const invalid = [...form.querySelectorAll('[aria-invalid]')]
    const text = [error?.message, error?.details].filter(Boolean).join(' ') || 'The payment was not accepted.'
    const title = document.createElement('p')
    title.textContent = invalid.length > 0 ? attention(invalid.length) : text
    alertOf(form).replaceChildren(title, ...invalid.map(linkTo))
    alertOf(form).hidden = false
    const showPlace = () => alertOf(form).nextElementSibling.scrollIntoView({ block: 'nearest' })
    showPlace()
    // The portal makes the frame as high as its content a moment later.
    addEventListener('resize', showPlace, { once: true })
  }

  const busy = (form, isBusy) => {
    form.querySelector('button').disabled = isBusy
    form.setAttribute('aria-busy', String(isBusy))
  }

  /*
   * Whether the payment may have been made all the same. ABP answers a broken rule with 500 too, but then with a message for
   * the customer. Of the other failures of a server only these say that nothing was done: while its database is away, the
   * answer to a payment that was made may be what was lost.
   */
  const isUnexpected = ({ status, error }) =>
    status > 500
      ? !/^The service is (overloaded|busy)\b/.test(error?.message ?? '')
      : status === 500 && /^(An internal error.*)?$/.test(error?.message ?? '')

  /** The bank that a text means: by its name, by a familiar name, or by a part of either that no other bank has. */
  const banks = [...byId('banks').options]
  const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const namesOf = (bank) => [bank.value, ...bank.label.split(', ')].map(plain)
  const bankMeant = (text) => {
    const wanted = plain(text)
    if (wanted === '') return undefined
    const exact = banks.filter((bank) => namesOf(bank).includes(wanted))
    const found = exact.length > 0 ? exact : banks.filter((bank) => namesOf(bank).some((name) => name.includes(wanted)))
    return found.length === 1 ? found[0] : undefined
  }
  byId('bankId').addEventListener('change', ({ target }) => {
    target.value = bankMeant(target.value)?.value ?? target.value
  })

  /** The form's values as the server takes them: the bank's id, and whether the customer agrees. */
  const valuesOf = (form) => {
    const typed = Object.fromEntries(new FormData(form))
    if ('bankId' in typed) typed.bankId = bankMeant(typed.bankId)?.dataset.id ?? ''
    const consent = form.elements.namedItem('consent')
    return { quoteId: payment.quoteId, ...typed, ...(consent ? { consent: consent.checked } : {}) }
  }

  /*
   * The debits of the mandate, which the server reckons: the customer agrees to what is shown, so the tick is taken out
   * whenever it is no longer up to date. A slower answer to an earlier question is ignored.
   */
  const mandate = byId('mandate')
  const EMPTY = '–'
  const NO_ACCOUNT = 'We found no account with this number at this bank.'
  let planned = null
  let asked = ''
  const dayShown = (day) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(day),
    )
  const showPlan = (found, isAccountWhole) => {
    planned = found
    const amount = (naira) => (found ? money(naira, found.currency) : EMPTY)
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
  const plan = async () => {
    const { consent: _, ...values } = valuesOf(mandate)
    const isAccountWhole = /^\d{10}$/.test(digitsIn(values.accountNumber)) && values.bankId !== ''
    const body = JSON.stringify(isAccountWhole ? values : { ...values, accountNumber: '', bankId: '' })
    if (body === asked) return
    asked = body
    byId('consent').checked = false
    showPlan(null, isAccountWhole)
    try {
      const answer = await request('/pay/mandate/plan', { method: 'POST', body })
      if (body !== asked) return
      showPlan(answer.success ? answer.result : null, isAccountWhole)
      if (answer.success) return
      asked = ''
      if (!answer.error?.validationErrors) await readAgain()
    } catch {
      if (body === asked) asked = ''
    }
  }
  let pause = 0
  for (const type of ['input', 'change'])
    mandate.addEventListener(type, ({ target }) => {
      if (target.id === 'consent') return
      clearTimeout(pause)
      pause = setTimeout(plan, type === 'input' ? PAUSE_MS : 0)
    })
  byId('consent').addEventListener('change', ({ target }) => {
    const isShown = planned?.accountName !== undefined
    mark(mandate, 'consent', target.checked && !isShown ? READ_FIRST : '')
    if (isShown) return
    target.checked = false
    void plan()
  })

  /* What was refused may have become impossible: the order has ended or is paid, or another one for the same thing is. */
  const readAgain = async () => {
    const answer = await request(`/pay/quote?quoteId=${encodeURIComponent(String(payment.quoteId))}`).catch(
      () => undefined,
    )
    const order = answer?.result
    if (order && order.status !== 'Unpaid') showReceipt(order)
    else if (order?.refusal) tellRefusal(order.refusal)
  }

  const submit = async (form, path) => {
    if (form.getAttribute('aria-busy') === 'true') return
    clear(form)
    busy(form, true)
    const body = JSON.stringify(valuesOf(form))
    submitted = true
    postAboutQuote('submitted')
    try {
      const answer = await request(path, { method: 'POST', body })
      if (answer.success) {
        form.reset()
        showReceipt(answer.result)
      } else if (isUnexpected(answer)) fail()
      else {
        submitted = false
        postAboutQuote('refused')
        if (answer.status === 401) tell(ended(answer.error))
        else {
          showErrors(form, answer.error)
          if (!answer.error?.validationErrors) await readAgain()
        }
      }
    } catch {
      fail()
    } finally {
      busy(form, false)
    }
  }

  /*
   * Two taps in a row do what one does: an answer changes the page under the finger, and the second tap would press what
   * has taken the button's place. A press without a place, of the keyboard, is not meant, nor one after something was typed.
   */
  let last = null
  const dropSecondTap = (event) => {
    if (event.clientX === 0 && event.clientY === 0) return
    const isSecond =
      last !== null &&
      event.timeStamp - last.timeStamp < SECOND_TAP_MS &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < FINGER
    if (isSecond) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'click' && event.target.closest('[type=submit]')) last = event
  }
  for (const type of ['mousedown', 'click']) document.addEventListener(type, dropSecondTap, true)
  document.addEventListener('input', () => (last = null), true)

  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void submit(form, `/pay/${form.id}`)
    })

  /* A card number is grouped by four while it is typed, whatever separates its digits; other texts stay as they are. */
  const digitsIn = (text) => text.replace(/[\s.\p{Pd}\p{Cf}\u2212]/gu, '')
  const grouped = (digits) => digits.replace(/\d{4}(?=\d)/g, '$& ')
  byId('number').addEventListener('input', ({ target }) => {
    if (!/^\d*$/.test(digitsIn(target.value))) return
    const caret = grouped(digitsIn(target.value.slice(0, target.selectionStart))).length
    target.value = grouped(digitsIn(target.value))
    target.setSelectionRange(caret, caret)
  })

  const tabs = [...document.querySelectorAll('[role="tab"]')]
  const planIfChosen = () => {
    if (!byId('mandate-panel').hidden) void plan()
  }
  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      byId(tab.getAttribute('aria-controls')).hidden = tab !== chosen
    }
    planIfChosen()
  }
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      const other = tabs[(tabs.indexOf(tab) + 1) % tabs.length]
      choose(other)
      other.focus()
    })
  }

  for (const button of document.querySelectorAll('[data-close]'))
    button.addEventListener('click', () => postAboutQuote(submitted ? 'closed' : 'cancelled'))
  byId('done').addEventListener('click', () => postAboutQuote(outcome))

  const isPayment = (value) =>
    typeof value === 'object' &&
    value !== null &&
    (typeof value.quoteId === 'string' || typeof value.quoteId === 'number') &&
    typeof value.accessToken === 'string'

  const readyTimer = setInterval(() => post('ready'), READY_INTERVAL_MS)
  post('ready')
  window.addEventListener('message', (event) => {
    if (event.origin !== portal || event.source !== window.parent) return
    if (event.data?.type !== 'open' || !isPayment(event.data.payment)) return
    clearInterval(readyTimer)
    if (payment === null || String(payment.quoteId) !== String(event.data.payment.quoteId)) {
      void open(event.data.payment)
      return
    }
    payment = event.data.payment
    renewed?.(true)
  })

  const main = document.querySelector('main')
  new ResizeObserver(() => post('resize', { height: Math.ceil(main.getBoundingClientRect().height) })).observe(main)
})()
