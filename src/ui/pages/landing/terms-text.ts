import { brand } from '../../brand'

/** A part of the terms: paragraphs, followed by a list if there is one. */
export type TermsPart = {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly list?: readonly string[]
}

const us = brand.name

export const conditions: readonly TermsPart[] = [
  {
    id: 'who-we-are',
    title: 'Who we are and what these terms cover',
    text: [
      `${us} is an insurance broker. This portal lets you ask for quotes, buy cover, pay for it and look after your policies. By opening an account or using the portal you accept these terms.`,
      'The contract of insurance is made between you and the insurer that is named in your policy. Its wording, limits and exclusions are in the policy itself, and where these terms and the policy differ, the policy decides.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    text: ['To have an account you must be able to enter into a contract under Nigerian law. You agree to:'],
    list: [
      'give your own name and an email address that you can read, and confirm it',
      'keep your password to yourself, and tell us at once if somebody else may know it',
      'use one account, for yourself; if you act for a company or a public body, you need its authority',
    ],
  },
  {
    id: 'your-information',
    title: 'What you tell us',
    text: [
      'An insurer judges a risk by what you tell it. Answer completely and truthfully, and tell us when something changes. A wrong or missing answer can make a policy worthless at the moment you need it.',
      'The law asks us to know our customers. We check your BVN, your bank account, your employer and an identity document, and we may ask again when they have changed.',
    ],
  },
  {
    id: 'quotes-and-payment',
    title: 'Quotes, payment and the start of cover',
    text: [
      'A quote is based on the facts you gave us. If they change, you need a new quote. Every amount is in naira and is shown in full before you pay.',
      'You pay by card, or by a mandate with which your bank collects the premium. Cover starts on the date in the certificate and never before the premium has been received.',
      'You may cancel as the policy allows. What you get back depends on the policy and on how long you were covered.',
    ],
  },
  {
    id: 'claims',
    title: 'Claims',
    text: [
      'Tell us as soon as you can when something has happened. We forward your claim and speak for you; the insurer decides, under the policy, whether to pay and how much.',
    ],
  },
  {
    id: 'referrals',
    title: 'Referrals',
    text: [
      'You may share your referral code with people you know. A reward is due once the person you referred has bought cover and verified a phone number or BVN. There is none for an account of your own, and we may withhold it if a code was misused.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use and our responsibility',
    text: [
      'Do not try to reach other people’s data, to overload the portal, or to use it for anything unlawful. We may close an account that does.',
      'We take care that the portal works and is accurate, and we fix what is not. We are not responsible for a network that fails, or for a loss that we could not foresee. Nothing in these terms limits rights that the law gives you.',
    ],
  },
  {
    id: 'your-data',
    title: 'Your data',
    text: [
      'We use your data to identify you, to insure you, to collect premiums and to handle claims, and we keep it as long as the law requires. It goes to the insurers and payment services that take part in your contract, and to authorities where the law requires it. We do not sell it.',
      'Under the Nigeria Data Protection Act you may ask what we hold about you, have it corrected, and object to its use. Write to the address below.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and law',
    text: [
      'When these terms change we publish the new ones here, with their date, before they apply. They are governed by the law of the Federal Republic of Nigeria.',
    ],
  },
]

export const cookiePolicy: TermsPart = {
  id: 'cookies',
  title: 'Cookie policy',
  text: [
    'This portal uses no advertising or analytics of other companies, and sets one cookie, only if you ask for it: trusted-browser. If you log in with a code besides your password and choose “Trust this browser”, it spares you the code here for 30 days. Only the log-in page reads it. What else the portal needs to remember is kept in your browser, on your device:',
  ],
  list: [
    'the token that keeps you logged in, until you log out',
    'the email address of a new account, so that its activation link can be sent again',
    'what you have typed into a long form and not sent yet, for seven days at most; never a password, a BVN, a medical answer or a document',
    'the quote that you are about to pay, and the page to return to when you log in again',
    'a policy that you keep on your phone, with its certificate and the parts of the portal that show them: until you remove it, also after your session has ended',
  ],
}

export const cookieEnd =
  'Logging out removes all of it but the cookie, which lets you log in here without a code again. Clearing this site’s data in your browser removes everything. The page of the payment service, shown while you pay, may keep its own data under its own policy.'
