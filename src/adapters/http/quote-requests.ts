import type { TaskEither } from 'fp-ts/TaskEither'
import { quoteCalls } from '../../contract/quote-calls'
import type { QuoteRequest } from '../../domain/quote/products'
import { toNaira } from '../../domain/values/money'
import type { PortError } from '../../domain/failure/port-error'
import type { Call } from '../../ports/call'
import type { AskedQuote } from '../../ports/quote-port'
import type { HttpClient } from './client'
import type { SendQuote, WireQuote } from './send-quote'

type Requests = { readonly [Request in QuoteRequest as Request['kind']]: Request }

const requests: { readonly [Kind in keyof Requests]: SendQuote<Requests[Kind]> } = {
  motor: (http, { kind: _, signature, productId, value, ...vehicle }, asked, call) =>
    http(
      quoteCalls.vehicleQuote,
      { body: { ...asked, signature, productId, vehicles: [{ ...vehicle, value: toNaira(value) }] } },
      call,
    ),
  health: (http, { kind: _, ...body }, asked, call) =>
    http(quoteCalls.healthQuote, { body: { ...asked, ...body } }, call),
  travel: (http, { kind: _, ...body }, asked, call) =>
    http(quoteCalls.travelQuote, { body: { ...asked, ...body } }, call),
  home: (http, { kind: _, signature, productId, buildingValue, items, ...building }, asked, call) =>
    http(
      quoteCalls.homeQuote,
      {
        body: {
          ...asked,
          signature,
          productId,
          building: [
            {
              ...building,
              buildingValue: toNaira(buildingValue),
              items: items.map(({ itemDesc, itemValue }) => ({ itemDesc, itemValue: toNaira(itemValue) })),
            },
          ],
        },
      },
      call,
    ),
  savings: (
    http,
    { kind: _, sumAssured, lifeCover, criticalIllnessCover, permanentDisability, ...body },
    asked,
    call,
  ) =>
    http(
      quoteCalls.savingsQuote,
      {
        body: {
          ...asked,
          ...body,
          sumAssured: toNaira(sumAssured),
          lifeCover: toNaira(lifeCover),
          criticalIllnessCover: toNaira(criticalIllnessCover),
          permanentDisability: toNaira(permanentDisability),
        },
      },
      call,
    ),
}

const send = <Kind extends keyof Requests>(
  kind: Kind,
  ...[http, request, asked, call]: Parameters<SendQuote<Requests[Kind]>>
): TaskEither<PortError, WireQuote> => requests[kind](http, request, asked, call)

export const sendQuote = (
  http: HttpClient,
  { replacesQuoteId, ...request }: AskedQuote,
  call: Call,
): TaskEither<PortError, WireQuote> => send(request.kind, http, request, { replacesQuoteId }, call)
