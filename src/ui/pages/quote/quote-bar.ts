import { createContext } from 'react'

/** The bar below a quote form, which stays in view: its button is shown there, together with the form. */
export const QuoteBar = createContext<HTMLElement | null>(null)
