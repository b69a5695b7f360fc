import { tokenOf } from './customer-builder'
import { rawClient, type RawClient } from './raw-client'
import { untilNotBusy } from './until-read'

/** The token for the payment widget that a log-in gets: for a quote, or for the customer's newest. None without a log-in. */
export const widgetToken = async (client: RawClient, quoteId?: string | number): Promise<string | undefined> => {
  const query = quoteId === undefined ? '' : `?quoteId=${quoteId}`
  return tokenOf((await untilNotBusy(() => client.get(`/api/TokenAuth/Getaccess${query}`))).result) || undefined
}

/** The status of the widget's answer to a quote with this token. */
export const openedWith = async (
  widgetOrigin: string,
  token: string | undefined,
  quoteId: string | number,
): Promise<number> => (await rawClient(widgetOrigin, token).get(`/pay/quote?quoteId=${quoteId}`)).status

export type Paying = Readonly<Record<string, unknown>> & { readonly quoteId: string | number }

/**
 * The payment widget's calls as its page makes them, with a token for the quote of the request. There is none for the
 * quote of another customer: then it is the one for the customer's own newest.
 */
export const widgetClient = (widgetOrigin: string, client: RawClient) => {
  const payer = async (quoteId: string | number) =>
    rawClient(widgetOrigin, (await widgetToken(client, quoteId)) ?? (await widgetToken(client)))
  return {
    quote: async (quoteId: string | number) => (await payer(quoteId)).get(`/pay/quote?quoteId=${quoteId}`),
    post: async (path: string, body: Paying) => (await payer(body.quoteId)).post(path, body),
  }
}
