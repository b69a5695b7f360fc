import { familiarBanks } from '../../domain/catalogue/familiar-names'
import { addDays } from '../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { banks } from '../kyc/banks'
import { frequencies, LATEST_START_DAYS } from '../payment/rules'
import { html, type Html } from '../wire/html'

const field = (name: string, label: string, control: Html): Html => html`
  <div class="field">
    <label for="${name}">${label}</label>
    ${control}
    <p class="message" id="${name}-message" hidden></p>
  </div>`

const number = html`
    <input id="number" name="number" inputmode="numeric" autocomplete="cc-number">`

const expiry = html`
    <input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY">`

const cvv = html`
    <input id="cvv" name="cvv" type="password" inputmode="numeric" autocomplete="cc-csc">`

/** The answer to a refused form, which the script fills in. */
const alert = html`<div class="alert" role="alert" hidden></div>`

export const cardForm = html`
  <form id="card" novalidate>
    ${field('number', 'Card number', number)}
    <div class="pair">${field('expiry', 'Expiry', expiry)}${field('cvv', 'CVV', cvv)}</div>
    ${alert}
    <button class="primary" type="submit">Pay <span class="amount"></span></button>
  </form>`

const account = html`
    <input id="accountNumber" name="accountNumber" inputmode="numeric" autocomplete="off">`

/**
 * The banks as suggestions of a text field, each found by its familiar names too (requirement KYC-19): the browser's own
 * list, since this page is plain HTML. The script sends the id of the bank that the text means.
 */
const bank = html`
    <input id="bankId" name="bankId" list="banks" autocomplete="off" autocapitalize="none" spellcheck="false"
      placeholder="Type a part of its name">
    <datalist id="banks">
      ${banks.map(
        ({ id, name, cbnCode }) =>
          html`<option data-id="${id}" value="${name}" label="${(familiarBanks[cbnCode] ?? []).join(', ')}"></option>`,
      )}
    </datalist>`

const frequency = html`
    <select id="frequency" name="frequency">
      ${Object.keys(frequencies).map((name) => html`<option>${name}</option>`)}
    </select>`

/** `today` is the day in Lagos and the earliest day of the first payment. */
export const mandateForm = (today: CalendarDate): Html => html`
  <form id="mandate" novalidate>
    ${field('accountNumber', 'Account number', account)}
    ${field('bankId', 'Bank', bank)}
    ${field('frequency', 'How often', frequency)}
    ${field(
      'startDate',
      'First payment',
      html`
    <input id="startDate" name="startDate" type="date" value="${today}" min="${today}"
      max="${addDays(today, LATEST_START_DAYS)}">`,
    )}
    ${alert}
    <button class="primary" type="submit">Set up mandate</button>
  </form>`
