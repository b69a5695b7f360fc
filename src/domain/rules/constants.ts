/**
 * The business constants, each under its name in the specification's table. Times are in
 * milliseconds, money is in naira where the name says so.
 */
export const APPLIANCE_TOTAL_CAP_NAIRA = 125_000
export const DEFAULT_CURRENCY = 'NGN'
export const TENANT_ID_AT_LOGIN = 1
export const PASSWORD_MINIMUM = 8
export const BVN_MINIMUM = 11
export const PHONE_NUMBER_MINIMUM = 9
export const CONTACT_MESSAGE_MINIMUM = 25
export const CONTACT_SUBJECT_MINIMUM = 4
export const CAR_YEAR_MINIMUM_DIGITS = 4
export const BANK_LIST_PAGE_SIZE = 300
export const PRODUCTS_PER_CATEGORY_FETCHED = 100
export const BENEFICIARIES_FETCHED = 40
export const SAVINGS_DURATION_MONTHS = { minimum: 3, maximum: 12 } as const
export const HEALTH_SUB_CODE = 'Silver'
export const SAVINGS_FREQUENCY = 'Monthly'
export const PRODUCT_CARD_TEXT_LENGTH = 30
/** How long a success or error toast is shown, and how long a saved KYC step is confirmed before the next. */
export const STEP_ADVANCE_MS = 1_500
export const TOAST_MS = 1_500
export const LOGIN_REDIRECT_MS = 2_000
export const REGISTRATION_REDIRECT_MS = 2_000
export const CHECKOUT_REDIRECT_MS = 1_000
export const PAYMENT_REDIRECT_MS = 1_000
export const ACTIVATION_REDIRECT_MS = 3_000
/** Seconds until an activation link or an SMS code can be requested again. */
export const RESEND_AFTER_SECONDS = 60
/** How long a code is good for: one by SMS at this service, one of a second factor at ASP.NET Zero. */
export const SMS_CODE_LASTS_MS = 600_000
export const SECOND_FACTOR_CODE_LASTS_MS = 120_000
export const COPY_CONFIRMATION_MS = 2_000
/** How long the portal says that the connection is back. */
export const BACK_ONLINE_MS = 3_000
/** How long a browser is trusted in place of a second factor, in days. */
export const TRUSTED_BROWSER_DAYS = 30

/** How soon a second tap belongs to the first. */
export const SECOND_TAP_MS = 500
export const WIDGET_EVENTS_HOOKED_AFTER_MS = 100
export const DEFAULT_TOAST_AUTO_CLOSE_MS = 5_000
export const TOAST_QUEUE_LIMIT = 3
export const TABLE_PAGE_SIZE = 10
export const TABLE_PAGE_SIZES = [10, 20, 50, 100] as const
export const TABLE_MAX_PAGE_BUTTONS = 7
/** The pause in typing before a search is sent. The specification has no value; this one is ours. */
export const TABLE_SEARCH_PAUSE_MS = 300
/** The pause in typing before a bank account is looked up. Ours as well. */
export const ACCOUNT_LOOK_UP_PAUSE_MS = 400
/** The longest search that the server accepts. */
export const TABLE_SEARCH_LENGTH = 256
/** Links to files expire after fifteen minutes: after ten, what is on the screen is loaded again. */
export const SHOWN_STALE_AFTER_MS = 600_000
/** How long such a link is used as it came; later it is renewed when it is used, since a phone that sleeps loads nothing. */
export const FILE_ADDRESS_USED_WITHIN_MS = 300_000
/** How often what waits for somebody else's word is read again while it is on the screen. Ours. */
export const PENDING_STALE_AFTER_MS = 10_000
/** What has to stay in the account from which a mandate is activated, in naira: the rule of the inter-bank system. */
export const LEFT_IN_ACCOUNT_NAIRA = 100
export const MANDATE_LIST_PAGE_SIZE = 10
export const LANDING_FAQ_ENTRIES = 5
export const LANDING_SERVICES = 9
export const LANDING_REVIEWS = 4
export const LOGIN_TOKEN_STORAGE_KEY = 'token'
export const REGISTRATION_EMAIL_STORAGE_KEY = 'email'
export const TERMS_EFFECTIVE_DATE = '2025-06-16'
/** A placeholder for a captcha token: the specification has no real captcha. */
export const CAPTCHA_PLACEHOLDER = 'no-captcha'
/** The fixed signature of a motor quote; the other quotes are signed with the full name. */
export const MOTOR_SIGNATURE = 'MOTOR'
export const MINIMUM_AGE_YEARS = 10
/** Nobody is older: another year of birth is a typing error. Ours. */
export const MAXIMUM_AGE_YEARS = 120
/** The limits of a document's picture before it is sent: its longer side in pixels, and its bytes. Both are ours. */
export const DOCUMENT_LONG_EDGE_PX = 2_000
export const DOCUMENT_PICTURE_BYTES = 1_000_000
/**
 * What can be read of a document's picture: a long one keeps this much of its shorter side, is not
 * longer than browsers can draw, and on less than the least the small print of a card is under eight pixels high.
 */
export const DOCUMENT_SHORT_EDGE_PX = 700
export const DOCUMENT_LONGEST_PX = 16_000
export const DOCUMENT_LEAST_PX = 240
/** The most that is opened of a picture, more than any phone's camera takes. */
export const DOCUMENT_PIXELS = 250_000_000
/** The longest texts that the server accepts, in characters. */
export const LONGEST = {
  name: 64,
  userName: 256,
  fullName: 256,
  password: 128,
  referralCode: 64,
  secondFactorCode: 256,
  accountNumber: 32,
  bvn: 32,
  company: 256,
  taxNumber: 64,
  country: 128,
  address: 512,
  place: 128,
  description: 2_000,
  registrationNo: 32,
  vehicleText: 64,
  year: 8,
  passportNo: 64,
} as const
/** The largest file that the server accepts, in bytes: 8 MB. */
export const DOCUMENT_FILE_BYTES = 8 * 1024 * 1024
