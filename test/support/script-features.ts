import * as TE from 'fp-ts/TaskEither'
import type { Container } from 'inversify'
import { makeQuoteStore } from '../../src/adapters/browser/quote-store'
import { Local } from '../../src/container/binding/tokens'
import { listNames, type ListName } from '../../src/domain/lists/lists'
import type { RuleSet } from '../../src/domain/rules/rule-set'
import type { ClientQuote } from '../../src/domain/quote/quote'
import { BeneficiaryPort } from '../../src/ports/beneficiary-port'
import { CataloguePort } from '../../src/ports/catalogue-port'
import { Clock } from '../../src/ports/clock'
import { KycPort } from '../../src/ports/kyc-port'
import { listPort, type ListPort } from '../../src/ports/list-port'
import { PasswordPort } from '../../src/ports/password-port'
import { OrderPort } from '../../src/ports/order-port'
import { PaymentPort } from '../../src/ports/payment-port'
import { PaymentWidget } from '../../src/ports/payment-widget'
import { PhoneVerification } from '../../src/ports/phone-verification'
import { QuotePort } from '../../src/ports/quote-port'
import { QuoteStore } from '../../src/ports/quote-store'
import { Clipboard } from '../../src/ports/clipboard'
import { OfflinePolicies } from '../../src/ports/offline-policies'
import { Reachability } from '../../src/ports/reachability'
import { LinkSharing } from '../../src/ports/link-sharing'
import { ReferralPort } from '../../src/ports/referral-port'
import { ReminderPort } from '../../src/ports/reminder-port'
import { Rules } from '../../src/ports/rules'
import { SessionPort } from '../../src/ports/session-port'
import { StatementPort } from '../../src/ports/statement-port'
import { VerificationPort } from '../../src/ports/verification-port'
import { everyError } from './builders'
import { runningClock } from './fixed-clock'
import { scriptedVerification, type VerificationScript } from './scripted-verification'
import { nothingSaved } from './nothing-saved'
import {
  fails,
  scripted,
  scriptedBeneficiaries,
  scriptedCatalogue,
  scriptedKyc,
  scriptedList,
  scriptedOrders,
  scriptedPassword,
  scriptedPayment,
  scriptedPhone,
  scriptedQuotes,
  scriptedReferrals,
  scriptedStatements,
  scriptedReminders,
  type ScriptedPort,
} from './scripted-ports'
import { memoryOfflinePolicies } from './scripted-surroundings'
import { puppetWidget } from './scripted-stores'

/** The server's answers to all features but the account, and the quote that is stored on the device. */
export type FeatureScript = { readonly [Name in ListName]?: Partial<ScriptedPort<ListPort<Name>>> } & {
  readonly kyc?: Parameters<typeof scriptedKyc>[0]
  readonly beneficiaries?: Parameters<typeof scriptedBeneficiaries>[0]
  readonly catalogue?: Parameters<typeof scriptedCatalogue>[0]
  readonly quotes?: Parameters<typeof scriptedQuotes>[0]
  readonly orders?: Parameters<typeof scriptedOrders>[0]
  readonly payment?: Parameters<typeof scriptedPayment>[0]
  readonly referrals?: Parameters<typeof scriptedReferrals>[0]
  readonly statements?: Parameters<typeof scriptedStatements>[0]
  readonly phone?: Parameters<typeof scriptedPhone>[0]
  readonly password?: Parameters<typeof scriptedPassword>[0]
  /** Without it, a server that has none. */
  readonly reminders?: Parameters<typeof scriptedReminders>[0]
  /** The device's share functions; by default it can copy but not share. */
  readonly clipboard?: Clipboard
  readonly linkSharing?: LinkSharing
  /** The offline policies; without it none, and the owner is in local storage. */
  readonly offlinePolicies?: OfflinePolicies
  /** Whether the server answers a customer without a session; by default it does. */
  readonly isServerThere?: () => boolean
  readonly verification?: VerificationScript
  /** By default it runs on from noon of 16 June 2025. */
  readonly clock?: Clock
  /** `corrected` by default. */
  readonly ruleSet?: RuleSet
  readonly quote?: ClientQuote
}

type ScriptedLists = { readonly [Name in ListName]: ScriptedPort<ListPort<Name>> }

/** Binds scripted ports in the container of a rendered portal. */
export const scriptFeatures = (container: Container, session: SessionPort, script: FeatureScript = {}) => {
  const ports = {
    kyc: scriptedKyc(script.kyc),
    beneficiaries: scriptedBeneficiaries(script.beneficiaries),
    catalogue: scriptedCatalogue(script.catalogue),
    quotes: scriptedQuotes(script.quotes),
    orders: scriptedOrders(script.orders),
    payment: scriptedPayment(script.payment),
    ...(Object.fromEntries(listNames.map((name) => [name, scriptedList(script[name])])) as ScriptedLists),
    referrals: scriptedReferrals(script.referrals),
    statements: scriptedStatements(script.statements),
    password: scriptedPassword(script.password),
    reminders: scriptedReminders(
      script.reminders ?? { settings: scripted(fails(everyError.NotFound), fails(everyError.NotFound)) },
    ),
    phone: scriptedPhone(script.phone),
    verification: scriptedVerification({ ...nothingSaved(), ...script.verification }),
    widget: puppetWidget(),
  }
  const rules: Rules = { ruleSet: () => TE.right(script.ruleSet ?? 'corrected') }
  const quoteStore = makeQuoteStore(container.get<Local>(Local), window)
  const bindings: readonly (readonly [symbol, unknown])[] = [
    [SessionPort, session],
    [Rules, rules],
    [Clock, script.clock ?? runningClock()],
    [KycPort, ports.kyc],
    [BeneficiaryPort, ports.beneficiaries],
    [CataloguePort, ports.catalogue],
    [QuotePort, ports.quotes],
    [OrderPort, ports.orders],
    [PaymentPort, ports.payment],
    ...listNames.map((name) => [listPort(name), ports[name]] as const),
    [PasswordPort, ports.password],
    [PhoneVerification, ports.phone],
    [ReferralPort, ports.referrals],
    [StatementPort, ports.statements],
    [ReminderPort, ports.reminders],
    [Clipboard, script.clipboard ?? { copy: () => TE.right(undefined) }],
    [LinkSharing, script.linkSharing ?? { canShare: () => false, share: () => TE.left('unshareable') }],
    [OfflinePolicies, script.offlinePolicies ?? memoryOfflinePolicies([])],
    [Reachability, { isServerThere: () => Promise.resolve(script.isServerThere?.() ?? true) }],
    [VerificationPort, ports.verification],
    [PaymentWidget, ports.widget],
    [QuoteStore, quoteStore],
  ]
  bindings.forEach(([port, scripted]) => {
    if (container.isBound(port)) container.unbind(port)
    container.bind(port).toConstantValue(scripted)
  })
  if (script.quote) quoteStore.saveQuote(script.quote)
  return { ...ports, quoteStore }
}
