import { kycSteps, type KycPart } from './steps'

export const partNames: readonly KycPart[] = kycSteps.map(({ part }) => part)

/** The number of a part's step in an address. */
export const stepOf = (part: KycPart): number => partNames.indexOf(part) + 1

/** The part whose form a step of an address shows; the last two have none. */
export const partOf = (step: number): KycPart | undefined => partNames[step - 1]
