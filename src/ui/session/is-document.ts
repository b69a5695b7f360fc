/** The landing page, the terms and the tips are documents of their own, not screens in the router. */
export const isDocument = (path: string): boolean => /^\/(terms\/?|tips\/[^/]+\/?)?([?#]|$)/i.test(path)
