import { createContext } from 'react'
import type { LogOutLosses } from '../../ports/log-out-losses'

/** What a log-out would erase for good, which the customer is asked about first. */
export const LogOutLossesContext = createContext<LogOutLosses['now']>(() => [])
