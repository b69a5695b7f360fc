import { createContext, useContext } from 'react'

/** Opens the sheet with the ways to reach the brokerage; the number of a policy is filled into a message. */
export type OpenHelpSheet = (policyNo?: string) => void

export const HelpSheetContext = createContext<OpenHelpSheet>(() => undefined)

/** For a button inside the dashboard, whose layout shows the sheet. */
export const useHelpSheet = (): OpenHelpSheet => useContext(HelpSheetContext)
