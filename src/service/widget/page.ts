import { html, type Html } from '../platform/html/html'
import { cardForm, mandateForm } from './forms'

const waiting = html`
  <section id="waiting">
    <p role="status">Loading your order…</p>
    <noscript><p>The payment form needs JavaScript.</p></noscript>
  </section>`

/** The link has the policy's address as soon as there is one to see. */
const problemOf = (portal: string): Html => html`
  <section id="problem" hidden>
    <h2 tabindex="-1" id="problem-title">We cannot continue with this payment</h2>
    <p id="problem-text"></p>
    <p hidden><a id="problem-policy" href="${portal}/dashboard/policies" target="_blank" rel="noopener">See the policy</a></p>
    <button type="button" class="secondary" data-close>Close</button>
  </section>`

const tab = (name: string, label: string, chosen: boolean): Html => html`
      <button type="button" role="tab" id="${name}-tab" aria-controls="${name}-panel"
        aria-selected="${String(chosen)}" tabindex="${chosen ? 0 : -1}">${label}</button>`

/** This widget asks no bank, whatever the service is used for. */
const simulated = html`<p class="simulated">Test payment: no money moves</p>`

/** The two ways to pay, by card or by mandate. */
const pay = html`
  <section id="pay" hidden>
    ${simulated}
    <h2 tabindex="-1">Pay <span class="amount"></span></h2>
    <p class="order"><span id="product"></span> <span id="quote-no"></span></p>
    <p class="order">For <span id="payer"></span></p>
    <div class="tabs" id="ways" role="tablist" aria-label="Way to pay">
      ${tab('card', 'Card', true)}
      ${tab('mandate', 'From your bank (mandate)', false)}
    </div>
    <div id="card-panel" role="tabpanel" aria-labelledby="card-tab">${cardForm}</div>
    <div id="mandate-panel" role="tabpanel" aria-labelledby="mandate-tab" hidden>${mandateForm}</div>
    <button type="button" class="quiet" data-close>Cancel payment</button>
  </section>`

const receipt = html`
  <section id="receipt" hidden>
    ${simulated}
    <h2 tabindex="-1" id="receipt-title">Payment received</h2>
    <dl>
      <dt>Product</dt><dd id="receipt-product"></dd>
      <dt>Amount</dt><dd class="amount"></dd>
      <dt>Reference</dt><dd id="receipt-reference"></dd>
    </dl>
    <button type="button" class="primary" id="done">Done</button>
  </section>`

/**
 * The widget's page. All of its sections are rendered hidden, so that its script only fills in texts. Its one main heading
 * is for assistive technology alone: the portal shows the same one above the frame, and each section has its own below it.
 */
export const widgetPage = (portal: string): Html => html`<!doctype html>
<html lang="en-NG">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="portal-origin" content="${portal}">
  <meta name="color-scheme" content="light dark">
  <title>Payment</title>
  <link rel="stylesheet" href="/widget.css">
  <script src="/widget.js" defer></script>
</head>
<body>
<main>
  <h1>Payment</h1>
  ${waiting}
  ${problemOf(portal)}
  ${pay}
  ${receipt}
</main>
</body>
</html>
`
