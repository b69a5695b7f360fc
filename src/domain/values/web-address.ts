/** Only web addresses are opened; anything else that a server sends is shown as text. */
export const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(text)
