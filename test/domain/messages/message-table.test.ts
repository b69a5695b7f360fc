import { messageTable } from '../../../src/domain/messages/message-table'

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const texts = textsIn(messageTable)

describe('message tables', () => {
  test.each([
    // Log-in and sign-up
    'Please enter your email address',
    'Please enter a valid email address',
    'Please enter your first name',
    'Please enter your last name',
    'Please enter your password',
    'Password must be at least 8 characters in length',
    // BVN
    'Please enter your bvn number',
    'Please enter a valid BVN',
    // Bank
    'Please enter your bank account number',
    'Please select a bank code',
    'Please select an account type',
    // Document
    'Please select a card type.',
    'Please enter an issuing date of the provided card',
    'Please enter an expiry date of the provided card',
    'Please upload your document',
    // Employer
    "Please enter an employer's name",
    "Please enter employer's phone number",
    "Please enter company's name",
    "Please enter company's tax number",
    'Please enter country of company',
    "Please enter company's address",
    // User details
    'Please enter your firstname',
    'Please enter your surname',
    'Please enter your phone number',
    'Please enter a username',
    'Please enter your dob',
    'Please select your gender',
    'User not allowed to be less than 10 years',
    // Country sign-up, name and country
    'Please select a country',
    'First name contains invalid characters',
    'Last name contains invalid characters',
    // Phone and code
    'Please select your country code',
    'Phone number must be at least 9 characters in length',
    'Please enter your code',
    // Item and name
    'Please provide an item name',
    'Please provide a valid value',
    'Please enter full name',
    // Travel
    'Please select your destination',
    'Please enter your passport number',
    'Please enter a departure date',
    'Please enter an arrival date',
    // Life and savings
    'Please select a duration for savings',
    'Please enter a sum assured amount',
    'Please enter a critical illness cover amount',
    'Please enter an permanent disablility amount',
    'Please enter a life cover amount',
    // Car
    'Please enter a valid year of manufacture. eg : 2009',
    'Year contains invalid characters',
    'Eg : Saloon',
    // Building and appliances
    'Please enter a valid building value',
    'Please enter the state',
    'Please enter the city',
    'Please enter the address',
    'Please enter the description',
    'Adding this item will exceed the threshold of ₦125,000',
    // Password change
    'Please create a new password',
    'Please confirm your new password',
    // Contact
    'Please enter your name',
    'Message must be at least 25 characters',
    'Subject must be at least 4 characters',
    // Beneficiary
    "Please enter beneficary's name",
    'Please enter a percentage',
    // Product look-up
    'Please enter the product class',
    'Please select a product code',
    // Activation
    'Missing required activation parameters',
  ])('[FORM-02] the domain has the text %p', (text) => {
    expect(texts).toContain(text)
  })
})
