import type { AnyStateMachine, InputFrom } from 'xstate'
import type { ActivationMachine } from './activation/machine'
import type { BeneficiariesMachine } from './beneficiaries/machine'
import type { ConfirmationMachine } from './confirmation/machine'
import type { KycMachine } from './kyc/machine'
import type { CertificateMachine } from './certificate/machine'
import type { DetailsOf, ListName, RowOf } from '../domain/lists/lists'
import type { Referral } from '../domain/referral/referral'
import type { Policy } from '../domain/policy/policy'
import type { CopyingMachine } from './copying/machine'
import type { CheckoutMachine } from './checkout/machine'
import type { HomeMachine } from './home/machine'
import type { FileAddresses } from './core/file-addresses'
import type { Today } from './core/today'
import type { OfflinePolicyMachine } from './offline-policy/machine'
import type { OfflinePoliciesMachine } from './offline-policies/machine'
import type { ListMachine } from './list/machine'
import type { PaymentMachine } from './payment/machine'
import type { QuoteMachine } from './quote/machine'
import type { RecordMachine } from './record/machine'
import type { LinkRequestMachine } from './link-request/machine'
import type { LoginMachine } from './login/machine'
import type { AskedSecondFactor } from './login/selectors'
import type { OverviewMachine } from './overview/machine'
import type { PasswordMachine } from './password/machine'
import type { PhoneMachine } from './phone/machine'
import type { RemindersMachine } from './reminders/machine'
import type { RewardsMachine } from './rewards/machine'
import type { RegistrationMachine } from './registration/machine'
import type { ResetMachine } from './reset/machine'
import type { SecondFactorMachine } from './second-factor/machine'
import type { SessionMachine } from './session/machine'
import type { StatementsMachine } from './statements/machine'
import type { VerificationsMachine } from './verifications/machine'

/** A machine with its implementations, and a function that makes the input of its actors. */
export type Feature<Machine extends AnyStateMachine, Given extends readonly unknown[] = []> = {
  readonly machine: Machine
  readonly input: (...given: Given) => InputFrom<Machine>
}

/** A page with links to files. */
type WithFiles = { readonly files: FileAddresses }

/** A list, and the details of one of its rows above it. */
export type ListFeature<Row, Details> = {
  readonly list: Feature<ListMachine<Row>>
  readonly record: Feature<RecordMachine<Details>>
}

type Lists = { readonly [Name in ListName]: ListFeature<RowOf<Name>, DetailsOf<Name>> }

/** What the screens need of the machines: the session from the start; every other feature is loaded with its page. */
export type Features = Lists & {
  readonly session: Feature<SessionMachine>
  readonly login: Feature<LoginMachine>
  /** Its input has what the server asked for, and the log-in that it answered. */
  readonly secondFactor: Feature<SecondFactorMachine, [asked: AskedSecondFactor]>
  readonly registration: Feature<RegistrationMachine>
  readonly forgot: Feature<LinkRequestMachine>
  readonly reset: Feature<ResetMachine>
  readonly confirmation: Feature<ConfirmationMachine>
  readonly kyc: Feature<KycMachine> & WithFiles
  /** Its input has the customer's own name. */
  readonly quote: Feature<QuoteMachine, [ownName: string]>
  readonly checkout: Feature<CheckoutMachine>
  readonly payment: Feature<PaymentMachine>
  readonly home: Feature<HomeMachine> & WithFiles
  readonly policies: WithFiles & {
    readonly certificate: Feature<CertificateMachine>
    readonly receipts: FileAddresses
    readonly statements: Feature<StatementsMachine> & WithFiles
    readonly offlinePolicy: Feature<OfflinePolicyMachine, [policy: Policy]> & {
      /** Whether this browser may delete the offline policies after a week without a visit. */
      readonly canBeEvicted: () => boolean
    }
    /** Whether this customer keeps a policy on the device. */
    readonly hasSaved: () => boolean
    readonly today: Today
  }
  /** The offline policies, without the server: the customer's, or the last one's where nobody is known. */
  readonly offlinePolicies: Feature<OfflinePoliciesMachine, [asksServer: boolean]> & {
    /** Whose policies may be shown without a log-in; `undefined` without any. */
    readonly owner: () => string | undefined
    readonly canBeEvicted: () => boolean
    readonly today: Today
  }
  readonly mandates: { readonly copying: Feature<CopyingMachine> }
  readonly beneficiaries: Feature<BeneficiariesMachine>
  readonly rewards: {
    readonly list: Feature<ListMachine<Referral>>
    /** Its input has the customer's referral code and name. */
    readonly rewards: Feature<RewardsMachine, [code: string, brand: string]>
    readonly copying: Feature<CopyingMachine>
  }
  readonly activation: {
    readonly activation: Feature<ActivationMachine>
    /** Asks for a new link, in place of one that does not work. */
    readonly newLink: Feature<LinkRequestMachine>
  }
  /** Its input has the phone number of the profile. */
  readonly phone: Feature<PhoneMachine, [known: string | undefined]>
  readonly settings: {
    readonly overview: Feature<OverviewMachine>
    readonly password: Feature<PasswordMachine>
    readonly reminders: Feature<RemindersMachine>
  }
  readonly reminders: Feature<RemindersMachine>
  readonly verifications: WithFiles & {
    readonly overview: Feature<OverviewMachine>
    readonly verifications: Feature<VerificationsMachine>
  }
}
export type FeatureName = keyof Features

/** How each feature that is loaded with its page is loaded. */
export type FeatureLoaders = { readonly [Name in Exclude<FeatureName, 'session'>]: () => Promise<Features[Name]> }

/** The features of the screens that need no log-in. */
export type OpenFeatureLoaders = Pick<
  FeatureLoaders,
  'login' | 'secondFactor' | 'registration' | 'forgot' | 'reset' | 'confirmation' | 'activation'
>
