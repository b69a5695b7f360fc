/** The failure of a request that is refused by an overloaded process: 503 with Retry-After. */
export const overloaded = Object.assign(new Error('overloaded'), { statusCode: 503 })
