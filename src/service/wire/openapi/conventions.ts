/** The introduction of the document (CommonMark): conventions that apply to every call. */
export const conventions = [
  'The calls of an ASP.NET Boilerplate (ABP) server, as the portal sends them and the sandbox answers them.',
  'Paths and the names of query parameters are case-insensitive. A parameter without a value counts as missing.',
  'Bodies are JSON, sent as `application/json-patch+json` or `application/json`. Unknown fields are ' +
    'ignored, and null equals missing. A text contains no NUL character.',
  'Every response is wrapped in an envelope: `result` if `success` is true, otherwise `error`. A business rule ' +
    'violation is a 500 with a message for the customer; 502, 503, 504 and a body that is no envelope are an outage. ' +
    'An address or headers over 16 KiB cause a 431 for any call.',
  'Lists are paged by `SkipCount` and `MaxResultCount` (10 unless stated otherwise), sorted by `Sorting` ' +
    '(`creationTime DESC`) and searched by `Filter`.',
  'Money is in naira with at most two decimals. Dates and instants are ISO 8601.',
  'A call with `x-writes` changes data: clients never retry it automatically.',
].join('\n\n')
