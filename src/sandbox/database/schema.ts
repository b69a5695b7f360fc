/** The tables. The SQL that makes them, with keys and indexes, stands in ./migrations. */
export * from './tables/account'
export * from './tables/beneficiary'
export * from './tables/kyc'
export * from './tables/shop'
