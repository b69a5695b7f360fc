/**
 * What people call banks, countries and vehicle makes, beside their names in the lists. Banks by
 * their code of the Central Bank of Nigeria, countries by their ISO 3166 code, makes by their name.
 */
type FamiliarNames = Readonly<Record<string, readonly string[] | undefined>>

export const familiarBanks: FamiliarNames = {
  '011': ['fbn', 'firstbank'],
  '023': ['citi'],
  '032': ['ubn', 'titan'],
  '033': ['uba'],
  '035': ['alat'],
  '050': ['eco', 'etb'],
  '057': ['zenith'],
  '058': ['gtb', 'gtbank', 'gtco', 'guarantee trust'],
  '063': ['diamond'],
  '068': ['scb', 'stanchart'],
  '070': ['fidelity'],
  '076': ['skye'],
  '101': ['providus'],
  '105': ['premium trust'],
  '120001': ['9psb', '9mobile'],
  '120002': ['hope'],
  '120003': ['momo', 'mtn'],
  '120004': ['airtel', 'smart cash'],
  '214': ['fcmb'],
  '221': ['ibtc', 'stanbic'],
  '304': ['altbank'],
  '502': ['rmb'],
  '559': ['cmb'],
  '50515': ['monie point', 'teamapt'],
  '999991': ['palm pay'],
  '999992': ['paycom', 'o pay'],
}

export const familiarCountries: FamiliarNames = {
  AE: ['uae', 'dubai', 'emirates'],
  BJ: ['cotonou', 'republic of benin'],
  CD: ['drc', 'zaire', 'kinshasa'],
  CG: ['brazzaville'],
  CI: ['ivory coast', 'abidjan'],
  CN: ['prc'],
  CV: ['cabo verde'],
  CZ: ['czech republic'],
  GB: ['uk', 'england', 'scotland', 'wales', 'great britain', 'london'],
  KP: ['dprk'],
  KR: ['korea'],
  MM: ['burma'],
  NL: ['holland'],
  RU: ['russian federation'],
  SA: ['ksa', 'mecca', 'makkah'],
  SZ: ['swaziland'],
  TR: ['turkey'],
  US: ['usa', 'america'],
  VA: ['holy see'],
  ZA: ['rsa'],
}

export const familiarMakes: FamiliarNames = {
  BMW: ['bimmer'],
  Chevrolet: ['chevy'],
  Innoson: ['ivm'],
  'Land Rover': ['range rover'],
  'Mercedes-Benz': ['benz', 'mercedes'],
  Peugeot: ['pijo'],
  Volkswagen: ['vw'],
}
