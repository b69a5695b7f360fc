import { demoCustomers, demoPassword } from '../../demo/customers'
import { faultKinds, type FaultRequest } from '../faults/store'
import { UNKNOWN_BVN } from '../../kyc/rules'
import type { Review } from '../../kyc/review'
import type { waitingMandates } from '../../cover/mandate/waiting'
import { EMPTY_ACCOUNT, type debitedMandates } from '../simulated-bank'
import { DECLINED_CARD } from '../../cover/payment/rules'
import { html, type Html } from '../../platform/html/html'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import { dayInLagos, timeInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { dateShown } from '../../../domain/values/typed-date'

type Message = {
  readonly id: number
  readonly channel: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAt: Date
}

type WaitingMandate = Awaited<ReturnType<typeof waitingMandates>>[number]

type DebitedMandate = Awaited<ReturnType<typeof debitedMandates>>[number]

type View = {
  readonly messages: readonly Message[]
  readonly reviews: readonly Review[]
  readonly mandates: readonly WaitingMandate[]
  readonly debited: readonly DebitedMandate[]
  readonly faults: readonly FaultRequest[]
  readonly paths: readonly string[]
  /** Business time, and the last day that it can be moved to. */
  readonly now: Date
  readonly lastDay: CalendarDate
}

const linked = (text: string): readonly Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

const messageItem = ({ id, channel, to, subject, text, sentAt }: Message): Html => html`
  <li>
    <p class="meta">${channel === 'sms' ? 'SMS' : 'Email'} to <b>${to}</b>, ${sentAt.toISOString()}
      ${channel === 'email' ? html`<a href="/sandbox/outbox/${id}">As HTML</a>` : ''}</p>
    <p><b>${subject}</b></p>
    <p class="text">${linked(text)}</p>
  </li>`

const reviewItem = ({ emailAddress, name, version, sections }: Review): Html => html`
  <li class="review" data-email="${emailAddress}" data-version="${version}">
    <span>${name}, ${emailAddress}</span>
    <span class="meta">${sections.map((section) => `${section.field}: version ${section.version}, ${section.savedAt.toISOString()}`).join(' · ')}</span>
    <label>Reason <input name="reason"></label>
    <button type="button" data-decision="approve">Approve</button>
    <button type="button" data-decision="reject">Reject</button>
  </li>`

const mandateItem = ({ id, emailAddress, product, bank, lastDigits, until }: WaitingMandate): Html => html`
  <li class="mandate" data-mandate="${id}">
    <span>${product} for ${emailAddress}, from ${bank} ******${lastDigits ?? ''}, until ${until?.toISOString() ?? ''}</span>
    <button type="button" data-event="transfer">Book the transfer</button>
    <button type="button" data-event="lapse">Let it lapse</button>
  </li>`

const debitedItem = ({ id, emailAddress, product, next, failing }: DebitedMandate): Html => html`
  <li class="mandate" data-mandate="${id}">
    <span>${product} for ${emailAddress}, next on ${next}${failing === null ? '' : html`, <b>debits fail</b>: ${failing}`}</span>
    ${
      failing === null
        ? html`<button type="button" data-event="fail">Let its debits fail</button>`
        : html`<button type="button" data-event="succeed">Let its debits succeed</button>`
    }
  </li>`

const faultItem = ({ path, kind, times, emailAddress }: FaultRequest): Html =>
  html`<li><code>${path}</code> ${kind}, ${times} more ${emailAddress === undefined ? '' : `for ${emailAddress}`}</li>`

const list = (items: readonly Html[], empty: string): Html =>
  items.length === 0 ? html`<p class="meta">${empty}</p>` : html`<ul>${items}</ul>`

const faultForm = (paths: readonly string[]): Html => html`
  <form id="faults">
    <label>Path <input name="path" list="paths" required></label>
    <datalist id="paths">${paths.map((path) => html`<option value="${path}"></option>`)}</datalist>
    <label>Kind <select name="kind">${faultKinds.map((kind) => html`<option>${kind}</option>`)}</select></label>
    <label>Times <input name="times" type="number" min="0" max="10000" value="1" required></label>
    <label>Customer's email (all, if empty) <input name="emailAddress" type="email"></label>
    <button type="submit">Switch on</button>
  </form>`

const clockForm = ({ now, lastDay }: Pick<View, 'now' | 'lastDay'>): Html => {
  const today = dayInLagos(now.getTime())
  return html`
  <p>It is <b>${dateShown(today)}, ${timeInLagos(now.getTime())}</b> in Lagos for covers, quotes, debits, rewards and documents.</p>
  <p id="clock-effect">Business time moves forward day by day, for every customer and every process. On each day what is
    due is done before the next one begins: covers begin and end, quotes end, debits are booked, rewards are paid and
    reminders are sent. Sessions, codes and limits keep the real time.</p>
  <p><b>It cannot be undone:</b> time never goes back.</p>
  <form id="clock" data-today="${today}">
    <label>Day <input name="date" type="date" min="${addDays(today, 1)}" max="${lastDay}" required aria-describedby="clock-effect"></label>
    <button type="submit">Move forward</button>
  </form>`
}

/** The sandbox's own page, for the tasks of the company. */
export const consolePage = ({
  messages,
  reviews,
  mandates,
  debited,
  faults,
  paths,
  ...time
}: View): Html => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sandbox</title>
  <link rel="icon" href="/catalogue/motor.svg">
  <link rel="stylesheet" href="/sandbox/console.css">
  <script src="/sandbox/console.js" defer></script>
</head>
<body>
<main>
  <h1>Sandbox</h1>
  <p>The company's side, for trying the portal. <a href="/">Portal</a> · <a href="/openapi.json">API</a> ·
    <a href="/sandbox">Refresh</a></p>
  <p id="answer" role="status"></p>
  <section><h2>Demo customers</h2>${list(
    demoCustomers.map(({ emailAddress }) => html`<li><code>${emailAddress}</code> / <code>${demoPassword}</code></li>`),
    '',
  )}</section>
  <section>
    <h2>Numbers to try</h2>
    <ul>
      <li>Card <code>5060 6666 6666 6666 666</code> with any later expiry and any CVV: paid.</li>
      <li>Card <code>${DECLINED_CARD}</code>: declined.</li>
      <li>Account <code>0000014579</code> at First Bank of Nigeria: exists.</li>
      <li>Account <code>${EMPTY_ACCOUNT.accountNumber}</code> at ${EMPTY_ACCOUNT.bank}: the first debit of a mandate is booked, the others fail.</li>
      <li>An account number whose check digit does not fit its bank: does not exist.</li>
      <li>BVN <code>22222222222</code>: verified. <code>${UNKNOWN_BVN}</code>: not.</li>
    </ul>
  </section>
  <section><h2>Business time</h2>${clockForm(time)}</section>
  <section><h2>Reviews waiting</h2>${list(reviews.map(reviewItem), 'No review is waiting.')}</section>
  <section><h2>Mandates waiting for a transfer</h2>${list(mandates.map(mandateItem), 'No mandate is waiting.')}</section>
  <section><h2>Mandates that are debited</h2>${list(debited.map(debitedItem), 'No mandate is active.')}</section>
  <section><h2>Mails and SMS</h2>${list(messages.map(messageItem), 'Nothing was sent yet.')}</section>
  <section><h2>Faults</h2>${list(faults.map(faultItem), 'No fault is switched on.')}${faultForm(paths)}</section>
</main>
</body>
</html>
`
