import { familiarBanks } from '../../domain/catalogue/familiar-names'
import brand from '../../brand.json'
import { banks } from '../kyc/banks'
import { frequencies } from '../cover/payment/plan'
import { html, type Html } from '../platform/html/html'

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

/**
 * HTML allows `cc-csc` at a field of text, not at a password, so that the style sheet masks what is typed. No browser sends
 * it to a spelling service.
 */
const cvv = html`
    <input id="cvv" name="cvv" class="masked" inputmode="numeric" autocomplete="cc-csc" spellcheck="false">`

/** The answer to a refused form, which the script fills in. */
const alertOf = (form: 'card' | 'mandate'): Html =>
  html`<div class="alert" id="${form}-alert" role="alert" hidden></div>`

export const cardForm = html`
  <form id="card" novalidate>
    ${field('number', 'Card number', number)}
    <div class="pair">${field('expiry', 'Expiry', expiry)}${field('cvv', 'CVV', cvv)}</div>
    ${alertOf('card')}
    <button class="primary" type="submit">Pay <span class="amount"></span></button>
  </form>`

const account = html`
    <input id="accountNumber" name="accountNumber" inputmode="numeric" autocomplete="off">`

/**
 * The banks as suggestions of a text field, each found by its familiar names too: the browser's own
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

const planRow = (id: string, label: string): Html => html`<dt>${label}</dt><dd id="plan-${id}">–</dd>`

/**
 * What the customer agrees to. Its lines are always there, so that nothing below them moves when the
 * script fills them in.
 */
const plan = html`
    <dl id="plan">
      ${planRow('debits', 'Number of debits')}
      ${planRow('instalment', 'Each debit')}
      ${planRow('last-instalment', 'The last debit')}
      ${planRow('first-date', 'First day')}
      ${planRow('last-date', 'Last day')}
      ${planRow('total', 'Total')}
    </dl>
    <p class="note">Your cover begins when the first debit is booked.</p>`

const consent = html`
    <div class="field">
      <label class="consent">
        <input id="consent" name="consent" type="checkbox" data-short="Your agreement">
        <span>I agree that ${brand.name} debits these amounts from this account on these days.</span>
      </label>
      <p class="message" id="consent-message" hidden></p>
    </div>`

/** The script sets the days on which the first payment may be, which depend on the order. */
export const mandateForm = html`
  <form id="mandate" novalidate>
    ${field('accountNumber', 'Account number', account)}
    ${field('bankId', 'Bank', bank)}
    <p class="account-name"><span>Account name</span> <b id="account-name" role="status">–</b></p>
    ${field('frequency', 'How often', frequency)}
    ${field(
      'startDate',
      'First payment',
      html`
    <input id="startDate" name="startDate" type="date">`,
    )}
    ${plan}
    ${consent}
    ${alertOf('mandate')}
    <button class="primary" type="submit">Set up mandate</button>
  </form>`
