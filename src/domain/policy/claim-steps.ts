const inGeneral = [
  'See that everybody is safe, and call for help.',
  'Keep what shows what happened: photographs, names, reports and bills.',
  'Call us the same day, with your policy number.',
] as const

const savings = ['Call us, with your policy number.', 'Have an identity document and your bank account ready.'] as const

/** The steps of products, by what their codes begin with. */
const byProduct: Readonly<Record<string, readonly string[]>> = {
  MT: [
    'See that everybody is safe, and call for help.',
    'Take photographs and names. Do not admit fault.',
    'Call us the same day, with your policy number.',
  ],
  HL: [
    'In an emergency, go to the nearest hospital.',
    'Show your certificate, and keep every report and bill.',
    'Call us the same day, with your policy number.',
  ],
  LT: [
    'Call us, with the policy number.',
    'Have the medical report or the death certificate ready, and an identity document.',
  ],
  TR: [
    'Get help where you are: from a doctor, the police or your airline.',
    'Keep every report, bill and ticket.',
    'Call us the same day, with your policy number.',
  ],
  HM: [
    'See that everybody is safe. In a fire or a burglary, call the fire service or the police.',
    'Take photographs, and throw nothing away.',
    'Call us the same day, with your policy number.',
  ],
  SV: savings,
  ED: savings,
}

/** What to do after a loss, for the product with this code; what holds for every product without one. */
export const claimSteps = (productCode: string | undefined): readonly string[] =>
  Object.entries(byProduct).find(([beginning]) => productCode?.startsWith(beginning))?.[1] ?? inGeneral
