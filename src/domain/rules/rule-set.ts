/**
 * Where the specification's text and the observed behaviour differ, configuration selects a rule set: `corrected`
 * follows the text (the default), `observed` the behaviour. One switch for the age rule and the KYC badge.
 */
export type RuleSet = 'corrected' | 'observed'
