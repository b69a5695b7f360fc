import file from '../../../tips.json'

/** The insurance tips, in the order of their addresses `/tips/0`, `/tips/1` … */
export const tips = file
export type Tip = (typeof tips)[number]
