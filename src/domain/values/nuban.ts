/** The number of digits in an account number. */
export const NUBAN_LENGTH = 10

/** Whether a text has the form of an account number: ten digits. */
export const isNubanShaped = (text: string): boolean => /^\d{10}$/.test(text)

/**
 * The check digit of a Nigerian account number (NUBAN), as the Central Bank of Nigeria publishes it: weights 3, 7, 3
 * repeating over the bank code and the first nine digits; the last digit brings the sum to a multiple of ten. A
 * five-digit code of another financial institution is prefixed with 9.
 */
export const nubanFits = (bankCode: string, accountNumber: string): boolean => {
  if (!isNubanShaped(accountNumber) || !/^(\d{3}|\d{5}|\d{6})$/.test(bankCode)) return false
  const institution = bankCode.length === 5 ? `9${bankCode}` : bankCode.padStart(6, '0')
  const weights = [3, 7, 3]
  const sum = [...(institution + accountNumber.slice(0, 9))].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9])
}

/**
 * Mobile money operators and payment service banks, known by their six-digit codes, make account numbers from phone
 * numbers, without a check digit.
 */
export const isWalletIssuer = (bankCode: string): boolean => /^(?!000)\d{6}$/.test(bankCode)

/** Whether a number can be an account at that bank: ten digits, with the right check digit where the bank has one. */
export const accountNumberFits = (bankCode: string, accountNumber: string): boolean =>
  isWalletIssuer(bankCode) ? isNubanShaped(accountNumber) : nubanFits(bankCode, accountNumber)
