const sameActor = 'the actor is the same as long as the page is open'
const sameRef = 'a ref is the same object as long as its component is there'
const lastStep = 'no step follows step 6, so the event has no effect there'

/** Transitions whose removal no test can detect, as printed by `npm run mutants`, with the reason. */
export const explained: Readonly<Record<string, string>> = {
  'session, LoggingOut: leaveSession failed → LoggedOut':
    'leaveSession cannot fail; the transition exists because every actor needs one',
  'kyc, UserDetails.Saving: go-back → nowhere': 'no step precedes step 1, so the event has no effect there',
  'kyc, Document.Preparing: go-on → nowhere': lastStep,
  'kyc, Document.Reading: go-on → nowhere': lastStep,
  'kyc, Document.Saving: go-on → nowhere': lastStep,
}

/** Faults that no test notices, as printed but without the line, with the reason. They still count as not noticed. */
export const explainedFaults: Readonly<Record<string, string>> = {
  'dropped clause src/service/account/repository.ts without .where(eq(customer.id, id))':
    'it locks the rows of all customers instead of one: slower, with the same answers',
  'lost await src/service/platform/database/connect.ts not awaited: Promise.all([pool.end(), unlimited.end()])':
    'connections to PostgreSQL: on PGlite there are none to end',
  'wrong order src/service/beneficiary/repository.ts beneficiary.createdAt and beneficiary.id swapped':
    'ids are given in the order of time, so both orders are the same',
  'lost await src/service/start/command.ts not awaited: connection.close()':
    'the process ends at once and leaves its folder as a kill does, which the next start repairs',
  'wrong order src/service/kyc/view-repository.ts desc(identityDocument.createdAt) and desc(identityDocument.id) swapped':
    'ids are given in the order of time, so both orders are the same',
  'dropped clause src/service/cover/mandate/debits.ts without .limit(DUE_AT_ONCE)':
    'the debits are booked all at once instead of in parts, with the same result',
  'missing owner src/service/cover/payment/repository.ts without eq(payment.customerId, customerId)':
    'each caller has found the quote as the customer’s own before; the second check is for callers to come',
  'dropped column src/service/account/phone/repository.ts without phoneVerifiedAt: now':
    'no call answers the time; it is there for the company',
  'missing condition src/service/cover/policy/renewal.ts without eq(quote.productId, bought.productId)':
    'the keys of two products are never equal: a plate, a name, a passport number, an address',
  'wrong order src/service/platform/database/migrator.ts without .sort()':
    'the names come in order from the file systems that Node and PGlite run on here; the call is for others',
  'stale effect src/ui/routes/router-binding.tsx [navigate, prepare] → []':
    'the first function to navigate does the same, since the addresses here are never relative',
  'stale effect src/ui/routes/router-binding.tsx [attach, navigate, go] → []':
    'the same: the first function to navigate does what each later one does',
  'stale effect src/ui/routes/router-binding.tsx [go, prepare] → []': 'the same',
  'stale effect src/ui/pages/mandates/mandates-page.tsx [mandate] → []': sameActor,
  'stale effect src/ui/pages/mandates/mandates-page.tsx [onOpen] → []': sameActor,
  'stale effect src/ui/pages/mandates/mandates-page.tsx [copying] → []': sameActor,
  'stale effect src/ui/pages/policies/policies-page.tsx [policy] → []': sameActor,
  'stale effect src/ui/pages/payment/payment-page.tsx [actor] → []': sameActor,
  'stale effect src/ui/pages/list/list-screen.tsx [actor] → []': sameActor,
  'stale effect src/ui/pages/settings/password-form.tsx [actor, submit] → []': sameActor,
  'stale effect src/ui/pages/quote/quote-form.tsx [kind] → []': 'each form keeps its kind',
  'stale effect src/ui/pages/quote/quote-form.tsx [typed] → []': 'each form keeps its kind',
  'stale effect src/ui/pages/kept/kept-policy-card.tsx [bytes] → []':
    'a kept certificate does not change while its card is shown',
  'stale effect src/ui/pages/beneficiaries/beneficiaries-list.tsx [actor] → []': sameActor,
  'stale effect src/ui/pages/rewards/history.tsx [actor] → []': sameActor,
  'dropped key src/ui/pages/settings/verifications-page.tsx without key={chosen}':
    'each section has other rows, which have keys of their own; the key is for sections to come',
  'dropped autoComplete src/ui/pages/quote/categories.tsx without type="button"':
    'the button is in no form, so that its type decides nothing',
  'stale effect src/ui/components/calendar/use-place-beside.ts [dialog, field] → []': sameRef,
  'stale effect src/ui/layouts/toasts.tsx [layer] → []': sameRef,
  'stale effect src/ui/components/feedback/error-boundary.tsx [onTryAgain] → []':
    'it is a method of the boundary, which is the same as long as the page is open',
  'stale effect src/ui/form/use-lazy-machine-form.ts [load] → []': 'the function to load is made once',
  'stale effect src/ui/form/use-machine-form.ts [actor, toEvent, failuresOf] → []': sameActor,
  'stale effect src/ui/guards/log-in-required.tsx [session] → []': sameActor,
  'stale effect src/ui/components/feedback/error-boundary.tsx [error] → []':
    'another error is shown by another element',
  "dropped rule src/service/wire/static-files.ts typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.st… → typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.st…":
    'an error of the disk below the static files, which no test makes',
}
