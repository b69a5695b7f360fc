/** The landing page, the terms and the tips are separate documents, not screens of the router. */
export const isDocument = (path: string): boolean => /^\/(terms\/?|tips\/[^/]+\/?)?([?#]|$)/i.test(path)
