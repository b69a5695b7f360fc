import type { Cover } from '../cover'
import { healthPremium, healthViolations } from '../health-rules'

export const health: Cover<'healthQuote'> = {
  categories: [
    {
      id: 2,
      name: 'Health & Life Insurance',
      description: 'Care when you are ill, and support for the people who depend on you.',
      image: 'health',
      backgroundColor: '#FBE9E7',
      classCode: 'H',
      products: [
        {
          id: 201,
          code: 'HLS',
          subCode: 'Silver',
          image: 'health-silver',
          name: 'Silver Health Plan',
          description: 'Out-patient and in-patient care at hospitals near you.',
        },
        {
          id: 202,
          code: 'LTF',
          subCode: 'Silver',
          image: 'life-term',
          name: 'Term Life',
          description: 'A payment to your family if you die within the term.',
        },
      ],
    },
  ],
  violations: healthViolations,
  needsBeneficiary: true,
  premium: healthPremium,
  insured: () => [],
  example: { signature: 'Test Customer', productId: 201, subCode: 'Silver' },
}
