/** Published examples of account numbers that fit their bank: bank code and NUBAN. */
export const publishedAccounts = [
  ['011', '0000014579'],
  ['011', '0000000220'],
  ['044', '0010246780'],
  ['221', '0054556411'],
  ['057', '1012854016'],
  ['058', '0108024071'],
  ['033', '1018044721'],
  ['070', '5600026567'],
  ['214', '2828744017'],
] as const
