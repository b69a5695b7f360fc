/** Examples of the events of every machine, for developers' tools: no build for customers contains them. */
import type { EventFrom } from 'xstate'
import { unknownCustomer } from '../domain/customer/customer'
import { listNames, rowNames, type ListName, type RowName } from '../domain/lists/lists'
import { kycParts, type KycForms } from '../domain/kyc/parts/parts'
import { partNames } from '../domain/kyc/step-numbers'
import type { KycPart } from '../domain/kyc/steps'
import { userDetailsFrom } from '../domain/kyc/parts/user-details'
import { emptyForms } from '../domain/quote/products'
import type { CalendarDate } from '../domain/values/calendar-date'
import { id } from '../domain/values/id'
import type { ActivationMachine } from './activation/machine'
import type { AttachmentMachine } from './attachment/machine'
import type { BeneficiariesMachine } from './beneficiaries/machine'
import type { CertificateMachine } from './certificate/machine'
import type { CheckoutMachine } from './checkout/machine'
import type { ConfirmationMachine } from './confirmation/machine'
import type { CopyingMachine } from './copying/machine'
import type { HomeMachine } from './home/machine'
import type { OfflinePolicyMachine } from './offline-policy/machine'
import type { OfflinePoliciesMachine } from './offline-policies/machine'
import type { KycMachine } from './kyc/machine'
import type { LinkRequestMachine } from './link-request/machine'
import type { ListEvent } from './list/events'
import type { ListMachine } from './list/machine'
import type { LoginMachine } from './login/machine'
import type { OverviewMachine } from './overview/machine'
import type { PasswordMachine } from './password/machine'
import type { PaymentMachine } from './payment/machine'
import type { PhoneMachine } from './phone/machine'
import type { QuoteMachine } from './quote/machine'
import type { RecordEvent, RecordMachine } from './record/machine'
import type { RegistrationMachine } from './registration/machine'
import type { ResetMachine } from './reset/machine'
import type { RemindersMachine } from './reminders/machine'
import type { RewardsMachine } from './rewards/machine'
import type { SecondFactorMachine } from './second-factor/machine'
import type { SessionMachine } from './session/machine'
import type { StatementsMachine } from './statements/machine'
import type { VerificationsMachine } from './verifications/machine'

type ListId = ListName | 'referrals'

type Machines = Readonly<Record<ListId, ListMachine<unknown>>> &
  Readonly<Record<RowName, RecordMachine<unknown>>> & {
    readonly activation: ActivationMachine
    readonly attachment: AttachmentMachine
    readonly beneficiaries: BeneficiariesMachine
    readonly certificate: CertificateMachine
    readonly checkout: CheckoutMachine
    readonly confirmation: ConfirmationMachine
    readonly copying: CopyingMachine
    readonly home: HomeMachine
    readonly keeping: OfflinePolicyMachine
    readonly kept: OfflinePoliciesMachine
    readonly kyc: KycMachine
    readonly linkRequest: LinkRequestMachine
    readonly login: LoginMachine
    readonly overview: OverviewMachine
    readonly password: PasswordMachine
    readonly payment: PaymentMachine
    readonly phone: PhoneMachine
    readonly quote: QuoteMachine
    readonly registration: RegistrationMachine
    readonly reminders: RemindersMachine
    readonly reset: ResetMachine
    readonly rewards: RewardsMachine
    readonly secondFactor: SecondFactorMachine
    readonly session: SessionMachine
    readonly statements: StatementsMachine
    readonly verifications: VerificationsMachine
  }

/** What the events with a payload carry besides their type; the compiler demands one of each and of its exact type. */
type SamplesOf<E extends { readonly type: string }> = {
  readonly [T in E['type'] as keyof Omit<Extract<E, { readonly type: T }>, 'type'> extends never ? never : T]: Omit<
    Extract<E, { readonly type: T }>,
    'type'
  >
}

const address = 'customer@example.com'
const today = '2026-11-20' as CalendarDate
const file = { name: 'card.png', size: 20_000, type: 'image/png' }
const document = { type: '1', issueDate: '2020-01-02', expiryDate: '2030-01-02', file }
const beneficiary = {
  surname: 'Surname',
  otherNames: 'Other names',
  sharePercentage: '50',
  relationshipType: '1',
  mobileNo: '08031234567',
  ...document,
}
const motor = {
  registrationNo: 'ABC-123DE',
  makeId: '1',
  modelId: '1',
  colour: 'Blue',
  manuYear: '2015',
  engineNo: '2ZR1234567',
  chassisNo: 'JTDBR32E720123456',
  value: '5000000',
  bodyType: 'Saloon',
  isCommercial: false,
}
const appliance = { itemDesc: 'Laptop', itemValue: '250000' }

const ofList: SamplesOf<ListEvent> = {
  'type-search': { text: 'motor' },
  'open-page': { page: 1 },
  'choose-size': { size: 20 },
  'choose-sort': { sort: { column: 'createdAt', descending: true } },
  'select-rows': { keys: ['1'] },
  'address-changed': { query: { page: 0, size: 10, sort: undefined, search: '' } },
}
const ofRecord: SamplesOf<RecordEvent> = { 'open-record': { id: '1' }, 'address-changed': { id: '1' } }
const forEach = <Id extends string, Samples>(ids: readonly Id[], samples: Samples) =>
  Object.fromEntries(ids.map((one) => [one, samples])) as Readonly<Record<Id, Samples>>
/** The form of each step as it begins. */
const emptySubmits = Object.fromEntries(
  partNames.map((part) => [`submit-${part}`, { form: kycParts[part].empty(unknownCustomer) }]),
) as { readonly [Part in KycPart as `submit-${Part}`]: { readonly form: KycForms[Part] } }

/** By machine and event; an event that is not listed has no payload. */
export const sampleEvents: { readonly [Machine in keyof Machines]: SamplesOf<EventFrom<Machines[Machine]>> } = {
  ...forEach<ListId, typeof ofList>([...listNames, 'referrals'], ofList),
  ...forEach(Object.values(rowNames), ofRecord),
  activation: {},
  attachment: { 'choose-file': { file } },
  beneficiaries: {
    'day-began': { today },
    'open-beneficiary': { id: '1' },
    'fill-in': { form: beneficiary },
    'submit-beneficiary': { form: beneficiary },
    'address-changed': { opened: { adding: true, id: undefined }, quote: undefined },
  },
  certificate: {
    'share-certificate': { file: { address: '/certificate.pdf', title: 'Certificate', fileName: 'certificate.pdf' } },
    'share-check': { link: { address: '/verify/0123', title: 'Certificate', text: 'Check it here:' } },
  },
  checkout: { 'day-began': { today } },
  confirmation: {},
  copying: { 'copy-text': { text: 'REFER123' } },
  home: { 'day-began': { today } },
  keeping: {},
  kept: { 'remove-policy': { id: '1' } },
  kyc: {
    ...emptySubmits,
    'day-began': { today },
    'submit-user-details': {
      form: {
        ...userDetailsFrom(unknownCustomer),
        name: 'First',
        surname: 'Last',
        phoneNo: '08031234567',
        userName: 'customer',
        dateOfBirth: '1990-05-17',
        gender: 'Female',
      },
    },
    'submit-bank-account': { form: { accountType: '10', bankCode: '1', nuban: '0108024071' } },
    'submit-bvn': { form: { bvn: '22212345678' } },
    'submit-employer': {
      form: {
        name: 'Personnel Department',
        mobileNo: '08031234568',
        company: 'Example Trading Limited',
        taxNumber: '01234567-0001',
        companyCountry: 'Nigeria',
        companyAddress: '1 Example Street, Lagos',
        description: '',
      },
    },
    'submit-medical': { form: { answers: ['No', 'No'] } },
    'submit-document': { form: document },
    'fill-in': { typed: { part: 'bvn', form: { bvn: '222' } } },
    'choose-file': { file },
    'upload-progressed': { fraction: 0.5 },
    'address-changed': { step: 2 },
  },
  linkRequest: { 'submit-address': { form: { email: address } } },
  login: { 'seconds-left': { seconds: 30 }, 'submit-log-in': { form: { email: address, password: 'Example-pass-1' } } },
  overview: {},
  password: {
    'submit-password': {
      form: { password: 'Example-pass-1', newPassword: 'Example-pass-2', confirmPassword: 'Example-pass-2' },
    },
  },
  payment: { 'day-began': { today }, 'offer-slot': { slot: {} }, 'quote-changed': { hasOpenAttempt: false } },
  phone: {
    'seconds-left': { seconds: 30 },
    'submit-number': { form: { countryCode: '+234', number: '08031234567' } },
    'submit-code': { form: { digit1: '1', digit2: '2', digit3: '3', digit4: '4', digit5: '5', digit6: '6' } },
  },
  quote: {
    'minute-began': { today, time: '12:00' },
    'choose-category': { category: id(1) },
    'choose-product': { product: id(101) },
    'choose-make': { form: motor },
    'fill-in': { typed: { kind: 'motor', form: motor } },
    'request-quote': {
      typed: { kind: 'savings', form: { ...emptyForms.savings, duration: '12', sumAssured: '1000000' } },
    },
    'fill-in-appliance': { appliance },
    'add-appliance': { appliance },
    'remove-appliance': { itemDesc: appliance.itemDesc },
    'address-changed': { category: '1', product: undefined, replaces: undefined },
  },
  registration: {
    'submit-sign-up': {
      form: { firstName: 'First', lastName: 'Last', email: address, password: 'Example-pass-1', referralCode: '' },
    },
  },
  reminders: { 'choose-ways': { setting: { kind: 'DebitDue', mail: true, sms: false } } },
  reset: {
    'submit-password': { form: { password: 'Example-pass-1', confirmpassword: 'Example-pass-1' } },
    'open-link': { link: { userId: '1', resetCode: 'code', c: undefined, expireDate: undefined } },
  },
  rewards: {},
  secondFactor: {
    'seconds-left': { seconds: 30 },
    'choose-provider': { provider: 'Email' },
    'submit-code': { form: { code: '123456', trustsBrowser: false } },
  },
  session: {},
  statements: {},
  verifications: { 'address-changed': { field: 'Bvn Info' } },
}
