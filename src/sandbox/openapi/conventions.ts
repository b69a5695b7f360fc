/** What holds for every call, in the words of the document's introduction (CommonMark). */
export const conventions = [
  'The calls of an ASP.NET Boilerplate (ABP) server, as the portal sends them and the sandbox answers them.',
  'Paths and the names of query parameters match without regard to case. A parameter without a value is missing.',
  'Bodies are JSON, named `application/json-patch+json` or `application/json`. Fields that a call does not know are ' +
    'ignored, and null equals missing. A text holds no NUL character.',
  'Every answer stands in an envelope: `result` when `success` is true, else `error`. A business rule that said no ' +
    'is a 500 with a message for the customer; 502, 503, 504 and a body that is no envelope are an outage. An address ' +
    'or headers over 16 KiB are a 431 at any call.',
  'Lists are paged by `SkipCount` and `MaxResultCount` (10 unless the call says otherwise), sorted by `Sorting` ' +
    '(`creationTime DESC`) and searched by `Filter`.',
  'Money is in naira with two decimals at most. Dates and instants are ISO 8601.',
  'A call with `x-writes` changes something: a client never sends it again by itself.',
].join('\n\n')
