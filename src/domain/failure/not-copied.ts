/** Shown when the browser refuses to copy. */
export const notCopied = 'We could not copy this. Please select it and copy it yourself.'
