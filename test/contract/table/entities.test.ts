import { Beneficiary, RelationshipType } from '../../../src/contract/beneficiary'
import { Category, getAppliances, Product } from '../../../src/contract/catalogue'
import { Page } from '../../../src/contract/list'
import { WireError } from '../../../src/contract/envelope'
import { getTravelCountries, getVehicleMakes, getVehicleModels } from '../../../src/contract/insurance'
import { Quote, QuotedProduct } from '../../../src/contract/quote'
import { Bank, DocumentUpload, KycSection } from '../../../src/contract/kyc'
import { Mandate } from '../../../src/contract/mandate'
import { AccessToken } from '../../../src/contract/payment'
import { Policy } from '../../../src/contract/policy'
import { Profile } from '../../../src/contract/profile'
import { Referral } from '../../../src/contract/referral'
import {
  BankAccountRecord,
  BvnRecord,
  Document,
  EmployerRecord,
  MedicalAnswer,
} from '../../../src/contract/verification'
import { accountTypes } from '../../../src/domain/kyc/account'
import { documentTypes } from '../../../src/domain/kyc/document-types'
import { kycStatuses } from '../../../src/domain/kyc/steps'
import { genders } from '../../../src/domain/customer/genders'
import { referralStatuses } from '../../../src/domain/referral/referral'
import { fieldsOf } from '../../support/codec-fields'
import { specifiedStatuses } from '../../support/kyc/steps'

const below = (place: string, ...fields: string[]) => fields.map((field) => `${place}${field}`)

/**
 * §3 of the specification, copied by hand, without what is the body of a call, which §7 has too; `more` are the
 * additional fields as decided.
 */
// oxfmt-ignore
const entities: readonly (readonly [name: string, codec: unknown, fields: readonly string[], more?: readonly string[]])[] = [
  ['loaded profile', Profile, [
    'userName', 'name', 'surname', 'emailAddress', 'phoneNumber',
    'dateOfBirth', 'gender', 'imageUrl', 'kycStatus', 'referralCode',
  ], ['isPhoneNumberConfirmed']],
  ['log-in result', AccessToken, ['accessToken']],
  ['bank list item', Bank, ['id', 'name', 'cbnCode']],
  ['bank record', BankAccountRecord, ['name', 'accountNumber', 'bankName', 'accountType']],
  ['employer record', EmployerRecord, [
    'taxNumber', 'name', 'description', 'company', 'companyCountry', 'companyAddress', 'mobileNo',
  ]],
  ['medical', MedicalAnswer, ['question', 'selected']],
  ['document', Document, ['id', 'name', 'type', 'previewUrl']],
  ['document upload', DocumentUpload, ['data', 'url', 'issueDate', 'expiryDate', 'type']],
  ['BVN record', BvnRecord, ['bvn', 'nin', 'phones', 'verificationCountry']],
  ['KYC section item', KycSection, ['id', 'kycField', 'status'], ['reason']],
  ['category', Category, ['id', 'name', 'description', 'imageUrl'], ['backgroundColor']],
  ['product', Product, ['id', 'code', 'name', 'description', 'imageUrl'], ['includes', 'excludes', ...below('limits[].', 'label', 'value'), 'excess', 'fromPrice', 'priceUnit']],
  ['order product', QuotedProduct, ['id', 'name', 'code', 'subCode', 'description', 'price']],
  ['vehicle make', getVehicleMakes.result, below('[].', 'id', 'makeName')],
  ['vehicle model', getVehicleModels.result, below('[].', 'modelId', 'modelName')],
  ['travel country', getTravelCountries.result, below('[].', 'countryCode', 'countryName')],
  ['appliance', getAppliances.result, ['items[].name'], ['totalCount']],
  ['quote result', Quote, [
    'id', 'clientEmail', 'name', 'totalPremium', 'quoteNo',
    ...below('product.', 'id', 'name', 'code', 'subCode', 'description', 'price'),
  ], ['categoryId', 'coverFrom', 'coverTo', 'validUntil', 'priceUnit', 'status', ...below('details[].', 'label', 'value', 'isSum'), ...below('follows.', 'names', 'until')]],
  ['beneficiary', Beneficiary, ['id', 'surname', 'otherNames', 'relationshipType', 'sharePercentage', 'mobileNo']],
  ['relationship option', RelationshipType, ['relationshipCode', 'relationshipName']],
  ['referral', Referral, ['referralName', 'referralCode', 'status', 'amount'], ['id', 'refusedBecause']],
  ['policy', Policy, [
    'id', 'policyNo', 'status', 'name', 'clientNo', 'description', 'certificateUrl',
    'creationTime', 'lastModificationTime',
    ...below('quote.', 'name', 'quoteNo', 'totalPremium'),
    ...below('quote.product.', 'name', 'description', 'code'),
    ...below(
      'payment.', 'status', 'paymentReference', 'transactionReference', 'amount', 'totalAmount',
      'fees', 'gateWay', 'channel', 'currency', 'transactionDate',
    ),
  ], ['receiptUrl', 'checkUrl', 'coverFrom', 'coverTo', 'suspendedOn', 'cancelledOn', 'renewedUntil', ...below('details[].', 'label', 'value', 'isSum'), ...below('renewal.', 'categoryId', 'productId', 'form')]],
  ['mandate', Mandate, [
    'id', 'status', 'name', 'email', 'phone', 'merchantCode', 'amount', 'fee', 'startDate', 'endDate',
    'nextExecuteDate', 'source', 'gateWay', 'notificationType', 'currency', 'frequency',
    ...below('product.', 'name', 'description'),
  ], ['debits', ...below('schedule[].', 'date', 'amount', 'status', 'reason'), ...below('arrears.', 'quoteId', 'amount', 'until'), ...below('activation.', 'accounts[].bank', 'accounts[].accountNumber', 'amount', 'until', 'from.bank', 'from.accountNumber', 'lapsed', 'because')]],
  ['error object', WireError, ['code', 'message', 'details', 'validationErrors[].message'], ['validationErrors[].members']],
  ['paged list', Page(Bank), ['totalCount', ...below('items[].', 'id', 'name', 'cbnCode')]],
]

for (const [name, codec, fields, more = []] of entities)
  test(`[WIRE-05] the ${name} has the field names of the specification`, () => {
    expect(fieldsOf(codec)).toEqual([...fields, ...more].sort())
  })

test('[WIRE-05] the codes and names of values are spelt as in the specification', () => {
  expect(documentTypes.map(({ type }) => type)).toEqual([
    'PassortPhoto',
    'InternationalPassort',
    'NationalId',
    'DriversLicense',
    'Signature',
  ])
  expect(kycStatuses).toEqual(specifiedStatuses)
  expect(accountTypes.map(({ code, label }) => [code, label])).toEqual([
    ['00', 'Not Sure'],
    ['10', 'Savings Account'],
    ['20', 'Current Account'],
  ])
  expect(genders).toEqual(['Male', 'Female'])
  expect(referralStatuses).toEqual(['Paid', 'Pending'])
  expect(getAppliances.path).toBe('/services/app/Applicance/GetAll')
})
