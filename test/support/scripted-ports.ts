import { left, right, type Either } from 'fp-ts/Either'
import type { ListName } from '../../src/domain/lists/lists'
import type { AccountPort } from '../../src/ports/account-port'
import type { ActivationPort } from '../../src/ports/activation-port'
import type { BeneficiaryPort } from '../../src/ports/beneficiary-port'
import type { Call, PortFunction } from '../../src/ports/call'
import type { CataloguePort } from '../../src/ports/catalogue-port'
import { partNames } from '../../src/domain/kyc/step-numbers'
import { pascalCase } from '../../src/domain/values/pascal-case'
import type { KycPort, SavedPart, SaveName } from '../../src/ports/kyc-port'
import type { LogInPort } from '../../src/ports/log-in-port'
import type { ListPort } from '../../src/ports/list-port'
import type { OrderPort } from '../../src/ports/order-port'
import type { PaymentPort } from '../../src/ports/payment-port'
import type { PasswordPort } from '../../src/ports/password-port'
import type { PhoneVerification } from '../../src/ports/phone-verification'
import type { PortError } from '../../src/domain/failure/port-error'
import type { QuotePort } from '../../src/ports/quote-port'
import type { ReferralPort } from '../../src/ports/referral-port'
import type { ReminderPort } from '../../src/ports/reminder-port'
import type { SecondFactorPort } from '../../src/ports/second-factor-port'
import type { SessionPort } from '../../src/ports/session-port'
import type { StatementPort } from '../../src/ports/statement-port'

/** The scripted result of one call. */
export type Answer<Output> = () => Promise<Either<PortError, Output>>

/** An answer that the test resolves. */
export type Late<Output> = {
  readonly answer: Answer<Output>
  readonly succeeds: (output: Output) => void
  readonly fails: (error: PortError) => void
}

export const succeeds =
  <Output>(output: Output): Answer<Output> =>
  () =>
    Promise.resolve(right(output))

export const fails =
  (error: PortError): Answer<never> =>
  () =>
    Promise.resolve(left(error))

/** Never answers. */
export const never: Answer<never> = () => new Promise(() => undefined)

/** Rejects, which no port function may do: a defect. */
export const breaks: Answer<never> = () => Promise.reject(new Error('a defect, made by the test'))

export const late = <Output>(): Late<Output> => {
  let settle: (outcome: Either<PortError, Output>) => void = () => undefined
  const promise = new Promise<Either<PortError, Output>>((resolve) => {
    settle = resolve
  })
  return {
    answer: () => promise,
    succeeds: (output) => {
      settle(right(output))
    },
    fails: (error) => {
      settle(left(error))
    },
  }
}

/** A port function with scripted answers that records its inputs. A call too many is a defect. */
export type Scripted<Input, Output> = PortFunction<Input, Output> & {
  readonly inputs: Input[]
  readonly calls: Call[]
}

export const scripted = <Input, Output>(...answers: readonly Answer<Output>[]): Scripted<Input, Output> => {
  const inputs: Input[] = []
  const calls: Call[] = []
  const port: PortFunction<Input, Output> = (input, call) => () => {
    const answer = answers[inputs.length]
    inputs.push(input)
    calls.push(call)
    return answer ? answer() : Promise.reject(new Error(`call ${String(inputs.length)} is not in the script`))
  }
  return Object.assign(port, { inputs, calls })
}

type Function_<Port, Name extends keyof Port> =
  Port[Name] extends PortFunction<infer Input, infer Output> ? Scripted<Input, Output> : never
export type ScriptedPort<Port> = { readonly [Name in keyof Port]: Function_<Port, Name> }

type AccountPorts = AccountPort & ActivationPort & LogInPort & SecondFactorPort

/** The ports of accounts by script; calls that a test does not script must not happen. */
export const scriptedAccount = (script: Partial<ScriptedPort<AccountPorts>> = {}): ScriptedPort<AccountPorts> => ({
  logIn: scripted(),
  sendCode: scripted(),
  register: scripted(),
  requestActivationLink: scripted(),
  activate: scripted(),
  requestPasswordReset: scripted(),
  resetPassword: scripted(),
  ...script,
})

/** The customer's password by script. */
export const scriptedPassword = (script: Partial<ScriptedPort<PasswordPort>> = {}): ScriptedPort<PasswordPort> => ({
  change: scripted(),
  ...script,
})

/** The reminders by script. */
export const scriptedReminders = (script: Partial<ScriptedPort<ReminderPort>> = {}): ScriptedPort<ReminderPort> => ({
  settings: scripted(),
  save: scripted(),
  ...script,
})

/** Phone verification by script. */
export const scriptedPhone = (
  script: Partial<ScriptedPort<PhoneVerification>> = {},
): ScriptedPort<PhoneVerification> => ({ sendCode: scripted(), verifyCode: scripted(), ...script })

/** The session port by script. */
export const scriptedSession = (script: Partial<ScriptedPort<SessionPort>> = {}): ScriptedPort<SessionPort> => ({
  currentCustomer: scripted(),
  logOut: scripted(succeeds(undefined)),
  ...script,
})

const scriptedSaves = () =>
  Object.fromEntries(partNames.map((part) => [`save${pascalCase(part)}`, scripted()])) as unknown as ScriptedPort<
    Pick<KycPort, SaveName<SavedPart>>
  >

/** The KYC port by script. */
export const scriptedKyc = (script: Partial<ScriptedPort<KycPort>> = {}): ScriptedPort<KycPort> => ({
  ...scriptedSaves(),
  banks: scripted(),
  verifyAccount: scripted(),
  verifyBvn: scripted(),
  medicalQuestions: scripted(),
  ...script,
})

/** The catalogue by script. */
export const scriptedCatalogue = (script: Partial<ScriptedPort<CataloguePort>> = {}): ScriptedPort<CataloguePort> => ({
  categories: scripted(),
  products: scripted(),
  ...script,
})

/** The quote port by script. */
export const scriptedQuotes = (script: Partial<ScriptedPort<QuotePort>> = {}): ScriptedPort<QuotePort> => ({
  vehicleMakes: scripted(),
  vehicleModels: scripted(),
  destinations: scripted(),
  appliances: scripted(),
  quote: scripted(),
  ...script,
})

const MANY = 9

/** The orders by script; without one, of a server that knows no orders. */
export const scriptedOrders = (script: Partial<ScriptedPort<OrderPort>> = {}): ScriptedPort<OrderPort> => ({
  open: scripted(...Array<Answer<undefined>>(MANY).fill(succeeds(undefined))),
  byId: scripted(...Array<Answer<never>>(MANY).fill(fails({ _tag: 'NotFound', answer: undefined }))),
  dropOrder: scripted(),
  ...script,
})

/** The beneficiaries by script. */
export const scriptedBeneficiaries = (
  script: Partial<ScriptedPort<BeneficiaryPort>> = {},
): ScriptedPort<BeneficiaryPort> => ({
  list: scripted(),
  byId: scripted(),
  relationshipTypes: scripted(),
  create: scripted(),
  save: scripted(),
  ...script,
})

/** The payment port by script. */
export const scriptedPayment = (script: Partial<ScriptedPort<PaymentPort>> = {}): ScriptedPort<PaymentPort> => ({
  state: scripted(),
  widgetToken: scripted(),
  ...script,
})

/** A list by script. */
export const scriptedList = <Name extends ListName>(
  script: Partial<ScriptedPort<ListPort<Name>>> = {},
): ScriptedPort<ListPort<Name>> => ({ list: scripted(), byId: scripted(), ...script })

export const scriptedPolicies = scriptedList<'policies'>
export const scriptedMandates = scriptedList<'mandates'>

/** The statements by script; by default there are none. */
export const scriptedStatements = (script: Partial<ScriptedPort<StatementPort>> = {}): ScriptedPort<StatementPort> => ({
  all: scripted(succeeds([])),
  ...script,
})

/** The referrals by script. */
export const scriptedReferrals = (script: Partial<ScriptedPort<ReferralPort>> = {}): ScriptedPort<ReferralPort> => ({
  list: scripted(),
  counts: scripted(),
  ...script,
})

/** The saved KYC records by script. */
