/** The categories of the shop. The names are those that the portal chooses its quote form by; an id never changes. */
export type Category = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly imageUrl: string
  readonly backgroundColor: string
}

export const categories: readonly Category[] = [
  {
    id: 1,
    name: 'Motor Insurance',
    description: 'Cover for your car, and for those whom it meets on the road.',
    imageUrl: '/catalogue/motor.svg',
    backgroundColor: '#E4F1EE',
  },
  {
    id: 2,
    name: 'Health & Life Insurance',
    description: 'Care when you are ill, and support for those who depend on you.',
    imageUrl: '/catalogue/health.svg',
    backgroundColor: '#FBE9E7',
  },
  {
    id: 3,
    name: 'Travel Insurance',
    description: 'Medical help, luggage and delays, wherever you go.',
    imageUrl: '/catalogue/travel.svg',
    backgroundColor: '#E3EEF9',
  },
  {
    id: 4,
    name: 'Home Insurance',
    description: 'Your building and what is in it, against fire, flood and theft.',
    imageUrl: '/catalogue/home.svg',
    backgroundColor: '#FDF3E1',
  },
  {
    id: 5,
    name: 'Savings Insurance',
    description: 'Save each month and be covered while you do.',
    imageUrl: '/catalogue/savings.svg',
    backgroundColor: '#EAF4E6',
  },
  {
    id: 6,
    name: 'Education Insurance',
    description: 'School fees that are there when they are due.',
    imageUrl: '/catalogue/education.svg',
    backgroundColor: '#EFEAF7',
  },
]
