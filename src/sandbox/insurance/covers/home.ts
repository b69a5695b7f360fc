import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Cover } from '../cover'
import { homeRates } from '../home-rates'
import { homePremium, homeViolations } from '../home-rules'

const Details = t.type({ building: t.array(t.type({ location: t.string, city: t.string, state: t.string })) })

export const home: Cover<'homeQuote'> = {
  categories: [
    {
      id: 4,
      name: 'Home Insurance',
      description: 'Your building and everything in it, against fire, flood and theft.',
      image: 'home',
      backgroundColor: '#FDF3E1',
      classCode: 'P',
      products: [
        {
          id: 401,
          code: 'HMB',
          subCode: 'Building',
          image: 'home-owner',
          name: 'Home Owner',
          description: 'The building and its contents, against fire, flood and burglary.',
          includes: ['The building', 'The appliances that you list', 'Fire, flood, storm and burglary'],
          excludes: ['Wear and tear', 'A home that stands empty for more than 30 days'],
          excess: 'You pay the first ₦10,000 of each claim',
          fromPrice: homeRates.HMB.least,
        },
        {
          id: 402,
          code: 'HMC',
          subCode: 'Contents',
          image: 'home-contents',
          name: 'Home Contents',
          description: 'A tenant’s belongings, against fire, flood and burglary.',
          includes: ['The appliances that you list', 'Fire, flood and burglary', 'Your liability to the landlord'],
          excludes: ['The building itself', 'Cash and jewellery'],
          excess: 'You pay the first ₦5,000 of each claim',
          fromPrice: homeRates.HMC.least,
        },
      ],
    },
  ],
  violations: homeViolations,
  premium: homePremium,
  insured: (stored) => {
    const details = Details.decode(stored)
    return isLeft(details)
      ? []
      : details.right.building.map(({ location, city, state }) => ['Building', `${location}, ${city}, ${state}`] as const)
  },
  example: {
    signature: 'Test Customer',
    productId: 401,
    building: [
      {
        description: 'A house',
        buildingValue: 50_000_000,
        city: 'Ikeja',
        location: '1 Example Street',
        state: 'Lagos',
        items: [{ itemDesc: 'Television', itemValue: 100_000 }],
      },
    ],
  },
}
