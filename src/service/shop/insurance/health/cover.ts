import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Cover, FormFields, QuoteBody } from '../../product/cover'
import { healthPremium, healthViolations } from './rules'
import { beneficiaryTable } from '../../product/particulars'
import { insuredKey } from '../../product/insured-key'

const Details = t.type({ signature: t.string })

const example: QuoteBody<'healthQuote'> = { signature: 'Test Customer', productId: 201, subCode: 'Silver' }

const formOf = (details: unknown): FormFields | undefined => {
  const read = Details.decode(details)
  return isLeft(read) ? undefined : { signature: read.right.signature }
}

export const health: Cover<'healthQuote'> = {
  categories: [
    {
      id: 2,
      name: 'Health & Life Insurance',
      description: 'Care when you are ill, and support for the people who depend on you.',
      image: 'health',
      backgroundColor: '#FCE8EC',
      classCode: 'H',
      products: [
        {
          id: 201,
          code: 'HLS',
          subCode: 'Silver',
          image: 'health-silver',
          name: 'Silver Health Plan',
          description: 'Care at hospitals near you',
          includes: ['Consultations and medicines', 'Stays in hospital', 'Emergencies'],
          excludes: ['Cosmetic treatment', 'Treatment abroad'],
          limits: [['Limit of care', '₦1,500,000 a year']],
          excess: 'None',
        },
        {
          id: 202,
          code: 'LTF',
          subCode: 'Silver',
          image: 'life-term',
          name: 'Term Life',
          description: 'For those who depend on you',
          includes: ['A payment to your beneficiaries if you die within the year'],
          excludes: ['Suicide in the first year', 'Illnesses that you did not tell us about'],
          limits: [['Sum insured', '₦9,000,000']],
          excess: 'None',
        },
      ],
    },
  ],
  violations: healthViolations,
  needsBeneficiary: true,
  premium: healthPremium,
  smallest: ({ id }) => ({ ...example, productId: id }),
  particulars: (insured) => [
    { title: 'Plan', lines: [['Plan', insured.productSubCode]] },
    ...beneficiaryTable(insured),
  ],
  conditions: ['Care is given by hospitals of the plan; in an emergency, by any hospital until you can be moved.'],
  subjects: ({ productId }, details) => {
    const read = Details.decode(details)
    if (isLeft(read)) return []
    const { signature } = read.right
    return [{ key: insuredKey.person(productId, signature), name: signature, member: 'signature' }]
  },
  form: formOf,
  renewal: (_, details) => formOf(details),
  example,
}
