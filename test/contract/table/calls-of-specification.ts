import { byIdOf, seeded } from '../../support/paged-lists'

/**
 * §7 of the specification, copied by hand: method, path, query, body, and the fields of the result (of the result
 * itself, of its `items`, or of the rows of a plain list). `undefined` is a result that it does not specify.
 */
export type SpecifiedCall = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly query?: readonly string[]
  readonly body?: readonly string[]
  /** What is taken besides. */
  readonly more?: readonly string[]
  readonly result?: readonly string[]
}

const app = '/services/app'
const error: readonly string[] = []
const quote = [
  ...['clientEmail', 'name', 'id', 'totalPremium', 'quoteNo'],
  ...['id', 'name', 'code', 'subCode', 'description', 'price'].map((field) => `product.${field}`),
]
const replacing = ['replacesQuoteId'] // LIFE-05
const page = ['totalCount']
const paging = ['SkipCount', 'MaxResultCount', 'Filter', 'Sorting']
const details = ['surname', 'otherNames', 'relationshipType', 'sharePercentage', 'mobileNo']

const account: readonly SpecifiedCall[] = [
  {
    method: 'POST',
    path: '/TokenAuth/Authenticate',
    body: ['userNameOrEmailAddress', 'password', 'tenantId'],
    // ASP.NET Zero's, for a second factor (SIGN-01).
    more: ['rememberClient', 'twoFactorRememberClientToken', 'twoFactorVerificationCode'],
    result: ['accessToken'],
  },
  { method: 'GET', path: '/TokenAuth/Getaccess' },
  {
    method: 'POST',
    path: `${app}/Account/Register`,
    body: ['name', 'surname', 'userName', 'emailAddress', 'password', 'captchaResponse', 'referralCode'],
  },
  { method: 'POST', path: `${app}/Account/SendEmailActivationLink`, body: ['emailAddress'] },
  { method: 'POST', path: `${app}/Account/ActivateEmail`, body: ['userId', 'c', 'confirmationCode'], result: error },
  { method: 'POST', path: `${app}/Profile/SendVerificationSms`, body: ['phoneNumber'] },
  { method: 'POST', path: `${app}/Profile/VerifySmsCode`, body: ['phoneNumber', 'code'] },
  {
    method: 'GET',
    path: `${app}/Profile/GetCurrentUserProfileForEdit`,
    result: ['userName', 'name', 'surname', 'emailAddress', 'kycStatus', 'referralCode'],
  },
  {
    method: 'PUT',
    path: `${app}/Profile/UpdateCurrentUserProfile`,
    body: ['name', 'surname', 'phoneNumber', 'dateOfBirth', 'userName', 'gender', 'emailAddress'],
  },
]

const kyc: readonly SpecifiedCall[] = [
  {
    method: 'GET',
    path: `${app}/Kyc/GetAll`,
    result: ['kycStatus', 'items[].id', 'items[].kycField', 'items[].status'],
  },
  { method: 'POST', path: `${app}/BVN/Verify`, body: ['bvn'] },
  { method: 'POST', path: `${app}/nuban/Verify`, body: ['nuban', 'bankCode'] },
  {
    method: 'GET',
    path: `${app}/bank/getall`,
    query: ['MaxResultCount'],
    result: ['items[].id', 'items[].name', 'items[].cbnCode'],
  },
  {
    method: 'POST',
    path: `${app}/BankAccount/Save`,
    body: ['name', 'description', 'bankId', 'accountNumber', 'accountType'],
  },
  {
    method: 'POST',
    path: `${app}/employer/save`,
    body: ['taxNumber', 'name', 'description', 'company', 'companyCountry', 'companyAddress', 'mobileNo'],
  },
  { method: 'GET', path: `${app}/Medical/GetQuestions`, result: ['items[].question'] },
  {
    method: 'POST',
    path: `${app}/Medical/Save`,
    body: ['medicalAnswers[].question', 'medicalAnswers[].selected'],
  },
  { method: 'POST', path: `${app}/Document/Save`, body: ['data', 'expiryDate', 'issueDate', 'type'] },
  { method: 'GET', path: `${app}/Employer/GetCurrentUserEmployer` },
  { method: 'GET', path: `${app}/BankAccount/GetCurrentUserAccount` },
  { method: 'GET', path: `${app}/Bvn/GetCurrentUserBvn` },
  { method: 'GET', path: `${app}/Medical/GetCurrentUserMedical` },
  { method: 'GET', path: `${app}/Document/GetAll`, result: ['items[].id', 'items[].previewUrl'] },
]

const shop: readonly SpecifiedCall[] = [
  { method: 'GET', path: `${app}/Category/GetAllCategories`, result: ['[].id', '[].name'] },
  {
    method: 'GET',
    path: `${app}/Product/GetAll`,
    query: ['CategoryId', 'MaxResultCount'],
    result: ['items[].id', 'items[].name'],
  },
  { method: 'GET', path: `${app}/UserProduct/GetAll`, query: ['SkipCount'] },
  { method: 'GET', path: `${app}/UserProduct/GetById`, query: ['Id'] },
  { method: 'GET', path: `${app}/Applicance/GetAll`, result: ['items[].name'] },
  { method: 'GET', path: `${app}/Insurance/GetVehicleMakes`, result: ['[].id', '[].makeName'] },
  {
    method: 'GET',
    path: `${app}/Insurance/GetVehicleModel`,
    query: ['VehicleMakeId'],
    result: ['[].modelId', '[].modelName'],
  },
  {
    method: 'GET',
    path: `${app}/Insurance/GetTravelCountries`,
    query: ['productId'],
    result: ['[].countryCode', '[].countryName'],
  },
  {
    method: 'POST',
    path: `${app}/Insurance/VehicleQuote`,
    body: [
      'signature',
      'productId',
      ...[
        ...['registrationNo', 'makeId', 'modelId', 'chassisNo', 'engineNo'],
        ...['bodyType', 'colour', 'manuYear', 'value', 'isCommercial'],
      ].map((field) => `vehicles[].${field}`),
    ],
    more: replacing,
    result: quote,
  },
  {
    method: 'POST',
    path: `${app}/Insurance/HealthQuote`,
    body: ['signature', 'productId', 'subCode'],
    more: replacing,
    result: quote,
  },
  {
    method: 'POST',
    path: `${app}/Insurance/TravelQuote`,
    body: ['signature', 'productId', 'destination', 'arrivaldate', 'depaturedate', 'passportNo'],
    more: replacing,
    result: quote,
  },
  {
    method: 'POST',
    path: `${app}/Insurance/HomeQuote`,
    body: [
      'signature',
      'productId',
      ...['description', 'buildingValue', 'city', 'location', 'state', 'items[].itemDesc', 'items[].itemValue'].map(
        (field) => `building[].${field}`,
      ),
    ],
    more: replacing,
    result: quote,
  },
  {
    method: 'POST',
    path: `${app}/Insurance/SavingsQuote`,
    body: [
      ...['signature', 'productId', 'duration', 'sumAssured', 'lifeCover'],
      ...['criticalIllnessCover', 'permanentDisability', 'frequency'],
    ],
    more: replacing,
    result: quote,
  },
]

const people: readonly SpecifiedCall[] = [
  {
    method: 'POST',
    path: `${app}/Beneficiary/Save`,
    body: [...details, ...['type', 'issueDate', 'expiryDate', 'data'].map((field) => `data.${field}`)],
  },
  {
    method: 'GET',
    path: `${app}/Beneficiary/GetAll`,
    query: ['MaxResultCount'],
    result: [...page, 'items[].id', ...details.map((field) => `items[].${field}`)],
  },
  { method: 'GET', path: `${app}/Beneficiary/GetById`, query: ['id'], result: details },
  { method: 'GET', path: `${app}/Referral/GetAll`, query: ['Filter'], result: [...page, 'items[].status'] },
  { method: 'GET', path: `${app}/Referral/GetById`, query: ['id'] },
]

const holdings: readonly SpecifiedCall[] = [
  { method: 'GET', path: `${app}/Mandate/GetAll`, query: ['SkipCount'], result: [...page, 'items[].id'] },
  { method: 'GET', path: `${app}/Mandate/GetById`, query: ['id'] },
]

/** The calls whose paths §7 specifies. */
export const specifiedCalls: readonly SpecifiedCall[] = [...account, ...kyc, ...shop, ...people, ...holdings]

/** The calls whose paths §7 does not specify, as decided, and the two that it does not mention. */
export const decidedCalls: readonly SpecifiedCall[] = [
  {
    method: 'GET',
    path: `${app}/Beneficiary/Beneficiary/GetRelationshipTypes`,
    result: ['items[].relationshipCode', 'items[].relationshipName'],
  },
  {
    method: 'GET',
    path: `${app}/Policy/GetAll`,
    query: paging,
    result: [...page, 'items[].id'],
  },
  { method: 'GET', path: `${app}/Policy/GetById`, query: ['id'] },
  {
    method: 'GET',
    path: `${app}/Quote/GetAll`,
    query: paging,
    result: [...page, 'items[].id', 'items[].validUntil', 'items[].status'],
  },
  { method: 'GET', path: `${app}/Quote/GetById`, query: ['id'], result: ['id', 'categoryId', 'productId', 'form'] },
  { method: 'POST', path: `${app}/Quote/Drop`, body: ['id'] },
  { method: 'GET', path: `${app}/Payment/GetByQuote`, query: ['quoteId'], result: ['status'] },
  {
    method: 'GET',
    path: `${app}/Payment/GetStatements`,
    result: ['items[].year', 'items[].amount', 'items[].statementUrl'],
  },
  { method: 'GET', path: '/TokenAuth/LogOut' },
  { method: 'POST', path: `${app}/Account/SendPasswordResetCode`, body: ['emailAddress'] },
  { method: 'POST', path: `${app}/Profile/ChangePassword`, body: ['currentPassword', 'newPassword'] },
  { method: 'GET', path: `${app}/Reminder/GetSettings`, result: ['items[].kind', 'items[].mail', 'items[].sms'] },
  { method: 'POST', path: `${app}/Reminder/SaveSettings`, body: ['kind', 'mail', 'sms'] },
  {
    method: 'POST',
    path: `${app}/Account/ResetPassword`,
    body: ['userId', 'resetCode', 'password', 'c', 'expireDate'],
    result: ['canLogin', 'userName'],
  },
  {
    method: 'GET',
    path: `${app}/Session/GetCurrentLoginInformations`,
    result: ['application.version', 'user.id', 'tenant.id'],
  },
  { method: 'POST', path: `${app}/Account/IsTenantAvailable`, body: ['tenancyName'], result: ['state', 'tenantId'] },
  ...seeded.flatMap((list): readonly SpecifiedCall[] => [
    { method: 'GET', path: `${app}/${list}`, query: paging, result: [...page, 'items[].id'] },
    { method: 'GET', path: `${app}/${byIdOf(list)}`, query: ['id'] },
  ]),
]
