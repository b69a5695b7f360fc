/**
 * The banks that customers can choose, with their codes of the Central Bank of Nigeria (three digits for deposit money
 * banks; three, five or six for other institutions). Source: the CBN's published lists of licensed institutions and
 * the bank codes of the Nigeria Inter-Bank Settlement System, as payment processors republish them. An id never
 * changes; 11 was Heritage Bank, whose licence the CBN revoked in June 2024. Read in November 2026.
 */
export type Bank = { readonly id: number; readonly name: string; readonly cbnCode: string }

export const banks: readonly Bank[] = [
  { id: 1, name: 'Access Bank', cbnCode: '044' },
  { id: 2, name: 'Access Bank (Diamond)', cbnCode: '063' },
  { id: 4, name: 'Citibank Nigeria', cbnCode: '023' },
  { id: 5, name: 'Ecobank Nigeria', cbnCode: '050' },
  { id: 6, name: 'Fidelity Bank', cbnCode: '070' },
  { id: 7, name: 'First Bank of Nigeria', cbnCode: '011' },
  { id: 8, name: 'First City Monument Bank', cbnCode: '214' },
  { id: 9, name: 'Globus Bank', cbnCode: '103' },
  { id: 10, name: 'Guaranty Trust Bank', cbnCode: '058' },
  { id: 12, name: 'Jaiz Bank', cbnCode: '301' },
  { id: 13, name: 'Keystone Bank', cbnCode: '082' },
  { id: 14, name: 'Lotus Bank', cbnCode: '303' },
  { id: 15, name: 'Optimus Bank', cbnCode: '107' },
  { id: 16, name: 'Parallex Bank', cbnCode: '104' },
  { id: 17, name: 'Polaris Bank', cbnCode: '076' },
  { id: 18, name: 'PremiumTrust Bank', cbnCode: '105' },
  { id: 19, name: 'Providus Bank', cbnCode: '101' },
  { id: 20, name: 'Signature Bank', cbnCode: '106' },
  { id: 21, name: 'Stanbic IBTC Bank', cbnCode: '221' },
  { id: 22, name: 'Standard Chartered Bank', cbnCode: '068' },
  { id: 23, name: 'Sterling Bank', cbnCode: '232' },
  { id: 24, name: 'Suntrust Bank', cbnCode: '100' },
  { id: 25, name: 'TAJ Bank', cbnCode: '302' },
  { id: 43, name: 'The Alternative Bank', cbnCode: '304' },
  { id: 27, name: 'Union Bank of Nigeria', cbnCode: '032' },
  { id: 28, name: 'United Bank for Africa', cbnCode: '033' },
  { id: 29, name: 'Unity Bank', cbnCode: '215' },
  { id: 3, name: 'Wema Bank (ALAT)', cbnCode: '035' },
  { id: 30, name: 'Zenith Bank', cbnCode: '057' },
  { id: 31, name: 'Carbon', cbnCode: '565' },
  { id: 32, name: 'Coronation Merchant Bank', cbnCode: '559' },
  { id: 33, name: 'FairMoney Microfinance Bank', cbnCode: '51318' },
  { id: 34, name: 'FSDH Merchant Bank', cbnCode: '501' },
  { id: 35, name: 'Kuda Microfinance Bank', cbnCode: '50211' },
  { id: 36, name: 'Mayfair Microfinance Bank', cbnCode: '50563' },
  { id: 37, name: 'Moniepoint Microfinance Bank', cbnCode: '50515' },
  { id: 38, name: 'Nova Bank', cbnCode: '561' },
  { id: 39, name: 'Rand Merchant Bank', cbnCode: '502' },
  { id: 40, name: 'Rubies Microfinance Bank', cbnCode: '125' },
  { id: 41, name: 'Sparkle Microfinance Bank', cbnCode: '51310' },
  { id: 42, name: 'VFD Microfinance Bank', cbnCode: '566' },
  { id: 44, name: '9 Payment Service Bank', cbnCode: '120001' },
  { id: 45, name: 'HopePSB', cbnCode: '120002' },
  { id: 46, name: 'MTN MoMo Payment Service Bank', cbnCode: '120003' },
  { id: 47, name: 'SmartCash Payment Service Bank', cbnCode: '120004' },
  { id: 48, name: 'Mint Microfinance Bank', cbnCode: '50304' },
  { id: 49, name: 'OPay', cbnCode: '999992' },
  { id: 50, name: 'Paga', cbnCode: '100002' },
  { id: 51, name: 'PalmPay', cbnCode: '999991' },
  { id: 52, name: 'Safe Haven Microfinance Bank', cbnCode: '51113' },
]

/** Banks that were merged into another one: Titan Trust Bank (102) into Union Bank. Accounts saved before keep their id. */
const successors: Readonly<Record<string, string>> = { 26: '27' }

/** The bank with that id, or the one that it was merged into. */
export const bankById = (id: string | number): Bank | undefined => {
  const current = successors[String(id)] ?? String(id)
  return banks.find((bank) => String(bank.id) === current)
}

export const bankByCode = (code: string): Bank | undefined => banks.find(({ cbnCode }) => cbnCode === code.trim())
