/**
 * Where the specification's words and what it saw in effect differ, configuration chooses: `corrected` follows the
 * words (the default), `observed` what was seen. One switch for the age rule and the KYC badge
 * (requirements KYC-05 and SET-03).
 */
export type RuleSet = 'corrected' | 'observed'
