import { http, journey, picture, screen, unit, type NamedFault, type Proof } from './named-fault'
import { ofMoneyAndTime } from './named-money-and-time'
import { ofRewards } from './named-rewards'

/** A fault of styles, which a journey has to notice, and the picture of a state. */
type StyleFault = NamedFault & { readonly seenOn: Proof }

/** What only an engine sees. */
const ofStyles: readonly StyleFault[] = [
  {
    name: 'what is positioned lies over the header that sticks',
    file: 'src/ui/layouts/dashboard-layout.module.css',
    edit: ['  inset-block-start: 0;\n  z-index: 10;\n', '  inset-block-start: 0;\n'],
    proof: journey('shell', 'the header stays visible'),
    seenOn: picture('policies-below'),
  },
  {
    name: 'a dialog that is longer than the window does not scroll',
    file: 'src/ui/components/dialogs/modal.module.css',
    edit: ['    overflow: auto;\n', '    overflow: hidden;\n'],
    proof: journey('every-screen', 'the details of a policy '),
    seenOn: picture('policy-below'),
  },
  {
    name: 'the last action of a policy is hidden on a phone',
    file: 'src/ui/components/buttons/action-row.module.css',
    edit: [
      '  /* Four stand in one line of a phone, five in two. */\n',
      '  @media (max-width: 639px) {\n    .item:last-child {\n      display: none;\n    }\n  }\n\n',
    ],
    proof: journey('translated', 'a policy is kept and removed, and a mandate activated'),
    seenOn: picture('policy'),
  },
]

/** What one customer does at once, and a connection that breaks. */
const ofLocks: readonly NamedFault[] = [
  {
    name: 'the shares of beneficiaries are changed without a lock',
    file: 'src/service/beneficiary/repository.ts',
    edit: ['    await lockCustomer(transaction, customerId)\n    const own', '    const own'],
    proof: unit('platform/database/locks', 'a changed beneficiary: what is locked comes first'),
  },
  {
    name: 'a new beneficiary and its document are stored without a lock',
    file: 'src/service/beneficiary/allowance.ts',
    edit: ['  await lockCustomer(db, customerId)\n', ''],
    proof: unit('platform/database/locks', 'a new beneficiary: what is locked comes first'),
  },
  {
    name: 'a quote is paid without its lock',
    file: 'src/service/shop/quote/repository.ts',
    edit: ["\n      .for('no key update')", ''],
    proof: unit('platform/database/locks', 'paying a quote: what is locked comes first'),
  },
  {
    name: 'a quote is locked before its customer',
    file: 'src/service/cover/payment/settle.ts',
    edit: [
      '    await lockCustomer(transaction, customerId)\n    const quote = await lockQuote(transaction, customerId, quoteId)\n',
      '    const quote = await lockQuote(transaction, customerId, quoteId)\n    await lockCustomer(transaction, customerId)\n',
    ],
    proof: unit('platform/database/locks', 'a second payment of a quote: what is locked comes first'),
  },
  {
    name: 'a call that writes is run again when its connection breaks',
    file: 'src/service/wire/register-calls.ts',
    edit: ['() => enqueue(owner, work))', '() => enqueue(owner, () => readAgainOnBreak(work)))'],
    proof: unit('wire/register-calls', 'a call that writes is run once when its connection breaks'),
  },
  {
    name: 'a transaction is run again after any failure',
    file: 'src/service/platform/database/transaction.ts',
    edit: [
      'if (times === 0 || !(isBrokenOff(error) || isKeyTaken(error))) throw error',
      'if (times === 0) throw error',
    ],
    proof: unit('platform/database/transaction', 'a transaction that fails with 08006 is run once'),
  },
]

/** What no test noticed at first. */
const missedAtFirst: readonly NamedFault[] = [
  {
    name: 'a review decides about every customer',
    file: 'src/service/kyc/section-repository.ts',
    edit: [
      'and(eq(kycSection.customerId, customerId), inArray(kycSection.field, [...fields]))',
      'inArray(kycSection.field, [...fields])',
    ],
    proof: http('sandbox/kyc', 'a review of one customer leaves the sections of another as they are: approve'),
  },
  {
    name: 'the duration of requests is counted in milliseconds',
    file: 'src/service/start/metrics/metrics.ts',
    edit: ['reply.elapsedTime / 1_000', 'reply.elapsedTime'],
    proof: http('restarts/metrics', 'of the duration of requests are in seconds'),
  },
  {
    name: 'a closed menu still hears every press',
    file: 'src/ui/components/menu/menu.tsx',
    edit: ["    return () => document.removeEventListener('pointerdown', leave)\n", ''],
    proof: screen('components/menu/menu', 'a closed menu no longer listens to presses elsewhere'),
  },
  {
    name: 'a menu stays open at a second press on its button',
    file: 'src/ui/components/menu/menu.tsx',
    edit: ['onClick={() => (open ? setActive(undefined) : goTo(0))}', 'onClick={() => goTo(0)}'],
    proof: screen('components/menu/menu', 'a menu closes at a second press on its button'),
  },
  {
    name: 'the strip of the connection leaves its timer behind',
    file: 'src/ui/components/feedback/connection-strip.tsx',
    edit: [
      "      clearTimeout(timer)\n      window.removeEventListener('offline', lost)\n",
      "      window.removeEventListener('offline', lost)\n",
    ],
    proof: screen('components/connection-strip', 'leaves neither a timer nor a listener behind'),
  },
  {
    name: 'a new page of a dialog does not get the focus',
    file: 'src/ui/components/dialogs/modal.tsx',
    edit: ['  }, [first, title])\n', '  }, [])\n'],
    proof: screen('components/dialogs/overlays', 'a new title of a dialog is a new page of it'),
  },
  {
    name: 'Escape in a dialog is left to what is around it',
    file: 'src/ui/components/dialogs/use-modal-dialog.ts',
    edit: ['        event.stopPropagation()\n', ''],
    proof: screen('components/dialogs/overlays', 'leaves Escape neither to the browser nor to what is around it'),
  },
  {
    name: 'relationships that did not load are not announced',
    file: 'src/ui/pages/beneficiaries/relationship-field.tsx',
    edit: ['<p role="alert">', '<p>'],
    proof: screen(
      'pages/beneficiaries/beneficiaries-page',
      'offers to load the relationships again when they failed to load',
    ),
  },
  {
    name: 'the browser stores a BVN and fills it in',
    file: 'src/ui/pages/kyc/steps/bvn-step.tsx',
    edit: ['      autoComplete="off"\n', ''],
    proof: screen('pages/kyc/steps', 'with the status PendingBvnInfo step 3 has its fields, what the browser fills in'),
  },
  {
    name: 'a payment that is being confirmed is not announced',
    file: 'src/ui/pages/home/payment-result.tsx',
    edit: [
      '  if (policy === undefined)\n    return (\n      <Card className={classNames(home.lifted, styles.card)} role="status">',
      '  if (policy === undefined)\n    return (\n      <Card className={classNames(home.lifted, styles.card)}>',
    ],
    proof: screen('pages/home/cover', 'until the policy exists the payment is being confirmed'),
  },
  {
    name: 'a page that was opened from below begins at its end',
    file: 'src/ui/pages/list/list-answer.tsx',
    edit: ['if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView()', 'void frame'],
    proof: screen('pages/policies/policies-page', 'a page opened from below the top of the list begins at its top'),
  },
]

export const namedFaults: readonly NamedFault[] = [
  ...ofStyles,
  ...ofStyles.map(({ seenOn, ...fault }) => ({ ...fault, name: `${fault.name}, in a picture`, proof: seenOn })),
  ...ofMoneyAndTime,
  ...ofRewards,
  ...ofLocks,
  ...missedAtFirst,
]
