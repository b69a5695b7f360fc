/** The tables. The SQL that creates them, with keys and indexes, is in ./migrations. */
export * from './tables/account'
export * from './tables/beneficiary'
export * from './tables/kyc'
export * from './tables/shop'
