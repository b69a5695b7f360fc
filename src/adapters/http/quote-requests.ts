import type { TaskEither } from 'fp-ts/TaskEither'
import { quoteCalls } from '../../contract/quote-calls'
import type { QuoteRequest } from '../../domain/quote/products'
import { toNaira } from '../../domain/values/money'
import type { PortError } from '../../domain/failure/port-error'
import type { SendQuote, WireQuote } from './send-quote'

type Requests = { readonly [Request in QuoteRequest as Request['kind']]: Request }

const requests: { readonly [Kind in keyof Requests]: SendQuote<Requests[Kind]> } = {
  motor: (http, { kind: _, signature, productId, value, ...vehicle }, call) =>
    http(
      quoteCalls.vehicleQuote,
      { body: { signature, productId, vehicles: [{ ...vehicle, value: toNaira(value) }] } },
      call,
    ),
  health: (http, { kind: _, ...body }, call) => http(quoteCalls.healthQuote, { body }, call),
  travel: (http, { kind: _, ...body }, call) => http(quoteCalls.travelQuote, { body }, call),
  home: (http, { kind: _, signature, productId, buildingValue, items, ...building }, call) =>
    http(
      quoteCalls.homeQuote,
      {
        body: {
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
  savings: (http, { kind: _, sumAssured, lifeCover, criticalIllnessCover, permanentDisability, ...body }, call) =>
    http(
      quoteCalls.savingsQuote,
      {
        body: {
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
  ...[http, request, call]: Parameters<SendQuote<Requests[Kind]>>
): TaskEither<PortError, WireQuote> => requests[kind](http, request, call)

export const sendQuote: SendQuote<QuoteRequest> = (http, request, call) => send(request.kind, http, request, call)
