import type { Beneficiaries } from '../../src/domain/beneficiary/beneficiary'
import { noFacts, type Category, type Product } from '../../src/domain/catalogue/catalogue'
import type { WidgetPayment } from '../../src/domain/payment/payment'
import type { Policy } from '../../src/domain/policy/policy'
import type { ApplianceForm } from '../../src/domain/quote/appliances'
import type { QuoteForms } from '../../src/domain/quote/products'
import type { HomeForm } from '../../src/domain/quote/home'
import type { MotorForm } from '../../src/domain/quote/motor'
import type { Order } from '../../src/domain/order/order'
import type { ClientQuote, Quote } from '../../src/domain/quote/quote'
import type { SavingsForm } from '../../src/domain/quote/savings'
import type { Destination, QuoteChoices, VehicleMake, VehicleModel } from '../../src/domain/quote/quote-product'
import type { TravelForm } from '../../src/domain/quote/travel'
import { id } from '../../src/domain/values/id'
import { kobo } from '../../src/domain/values/money'
import { day } from './builders'

export const aCategory = (differences: Partial<Category> = {}): Category => ({
  id: id(1),
  name: 'Motor Insurance',
  description: 'For your car',
  imageUrl: '/images/motor.svg',
  colour: '#e4f1ee',
  ...differences,
})

export const aProduct = (differences: Partial<Product> = {}): Product => ({
  id: id(101),
  code: 'MTR-C',
  name: 'Comprehensive',
  description: 'All that can happen to a car',
  imageUrl: undefined,
  ...noFacts,
  ...differences,
})

export const someMakes: readonly VehicleMake[] = [
  { id: id(5), name: 'Toyota' },
  { id: id('h'), name: 'Honda' },
]
export const someModels: readonly VehicleModel[] = [
  { id: id(51), name: 'Corolla' },
  { id: id(52), name: 'Camry' },
]

export const aMotorForm = (differences: Partial<MotorForm> = {}): MotorForm => ({
  registrationNo: 'ABC-123DE',
  makeId: '5',
  modelId: '52',
  colour: 'Blue',
  manuYear: '2009',
  engineNo: 'E-1',
  chassisNo: 'C-1',
  value: '1250000.50',
  bodyType: 'Saloon',
  isCommercial: false,
  ...differences,
})

export const someDestinations: readonly Destination[] = [
  { code: 'GH', name: 'Ghana' },
  { code: 'KE', name: 'Kenya' },
]
export const someApplianceNames: readonly string[] = ['Television', 'Refrigerator', 'Laptop']

export const oneBeneficiary: Beneficiaries = {
  rows: [
    {
      id: id(3),
      surname: 'Last',
      otherNames: 'Other',
      relationshipType: 'SIB',
      share: undefined,
      mobileNo: undefined,
    },
  ],
  total: 1,
}
export const noBeneficiaries: Beneficiaries = { rows: [], total: 0 }

export const aTravelForm = (differences: Partial<TravelForm> = {}): TravelForm => ({
  signature: 'First Last',
  destination: 'GH',
  passportNo: 'A12345678',
  depaturedate: '2025-07-01',
  depaturetime: '09:30',
  arrivaldate: '2025-07-08',
  arrivaltime: '18:05',
  ...differences,
})

export const aHomeForm = (differences: Partial<HomeForm> = {}): HomeForm => ({
  signature: 'First Last',
  state: 'Lagos',
  city: 'Ikeja',
  location: '1 Example Street',
  buildingValue: '25000000',
  description: 'A bungalow',
  ...differences,
})

export const anAppliance = (differences: Partial<ApplianceForm> = {}): ApplianceForm => ({
  itemDesc: 'Television',
  itemValue: '100000.50',
  ...differences,
})

export const aSavingsForm = (differences: Partial<SavingsForm> = {}): SavingsForm => ({
  signature: 'First Last',
  duration: '6',
  sumAssured: '1000000',
  criticalIllnessCover: '500000.25',
  lifeCover: '250000',
  permanentDisability: '0',
  ...differences,
})

/** The lists that the forms below are filled in from. */
export const someChoices: QuoteChoices = {
  productId: id(101),
  productCode: 'MTR-C',
  today: day('2025-06-16'),
  time: '13:00',
  makes: someMakes,
  models: someModels,
  destinations: someDestinations,
  appliances: [],
  hasUnlisted: false,
}

/** A valid form of each kind. */
export const fullForms: QuoteForms = {
  motor: aMotorForm(),
  health: { signature: 'First Last' },
  travel: aTravelForm(),
  home: aHomeForm(),
  savings: aSavingsForm(),
  education: aSavingsForm({ duration: '12' }),
}

export const aQuote = (differences: Partial<Quote> = {}): Quote => ({
  id: id(77),
  clientEmail: 'customer@portal.test',
  name: 'First Last',
  totalPremium: kobo(6_250_000n),
  product: {
    id: id(101),
    name: 'Comprehensive',
    code: 'MTR-C',
    subCode: 'PRIVATE',
    description: 'All that can happen to a car',
    price: kobo(6_250_000n),
  },
  quoteNo: 'Q-0077',
  details: [{ label: 'Who is covered', value: 'First Last' }],
  coverFrom: day('2025-06-16'),
  coverTo: day('2026-06-15'),
  validUntil: day('2025-07-16'),
  categoryId: id(1),
  follows: undefined,
  priceUnit: 'a year',
  ...differences,
})

export const anOrder = (differences: Partial<Order> = {}): Order => ({
  ...aQuote(),
  status: 'unpaid',
  form: { ...aMotorForm() },
  ...differences,
})

export const aClientQuote = (differences: Partial<ClientQuote> = {}): ClientQuote => ({
  userName: 'First Last',
  userEmail: 'customer@portal.test',
  paymentType: 'Product',
  product: aQuote().product,
  quoteId: id(77),
  currency: 'NGN',
  quoteNo: 'Q-0077',
  totalPremium: kobo(6_250_000n),
  details: aQuote().details,
  coverFrom: aQuote().coverFrom,
  coverTo: aQuote().coverTo,
  validUntil: aQuote().validUntil,
  categoryId: aQuote().categoryId,
  follows: aQuote().follows,
  priceUnit: aQuote().priceUnit,
  ...differences,
})

export const aWidgetPayment = (differences: Partial<WidgetPayment> = {}): WidgetPayment => ({
  customerName: 'First Last',
  email: 'customer@portal.test',
  amount: kobo(6_250_000n),
  currency: 'NGN',
  paymentType: 'Product',
  quoteId: id(77),
  accessToken: 'widget-token',
  ...differences,
})

export const aPolicy = (differences: Partial<Policy> = {}): Policy => ({
  id: id(9),
  policyNo: 'P-9',
  status: 'Active',
  name: 'My car',
  clientNo: 'C-3',
  description: 'A year of cover',
  certificateUrl: 'https://files.portal.test/certificate',
  creationTime: '2025-06-16T23:30:00Z',
  lastModificationTime: '2025-06-17T08:05:09',
  quoteName: 'Quoted name',
  quoteNo: 'Q-0077',
  totalPremium: kobo(6_250_000n),
  productName: 'Comprehensive',
  productDescription: 'All that can happen to a car',
  productCode: 'MTR-C',
  coverFrom: day('2025-06-16'),
  coverTo: day('2026-06-15'),
  suspendedOn: undefined,
  cancelledOn: undefined,
  details: [
    { label: 'Who is covered', value: 'First Last' },
    { label: 'Plate', value: 'ABC-123DE' },
  ],
  covered: 'ABC-123DE',
  receiptUrl: undefined,
  checkUrl: undefined,
  renewal: undefined,
  renewedUntil: undefined,
  payment: {
    status: 'Success',
    paymentReference: 'PAY-1',
    transactionReference: 'TRX-1',
    amount: kobo(6_250_000n),
    totalAmount: kobo(6_259_350n),
    fees: kobo(9_350n),
    gateway: 'Gate',
    channel: 'Card',
    currency: 'NGN',
    transactionDate: '2025-06-16T22:59:00+01:00',
  },
  ...differences,
})
