/** The tables. The SQL that creates them, with keys and indexes, is in ./migrations. */
export * from '../../service/account/tables'
export * from '../../service/beneficiary/tables'
export * from '../../service/kyc/tables'
export * from '../../service/cover/tables'
