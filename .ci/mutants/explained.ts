const lastStep = 'no step follows step 6, so the event has no effect there'

/** Transitions whose removal no test can detect, as printed by `npm run mutants`, with the reason. */
export const explained: Readonly<Record<string, string>> = {
  'session, LoggingOut: leaveSession failed → LoggedOut':
    'leaveSession cannot fail; the transition exists because every actor needs one',
  'kyc, UserDetails.Saving: go-back → nowhere': 'no step precedes step 1, so the event has no effect there',
  'kyc, Document.Preparing: go-on → nowhere': lastStep,
  'kyc, Document.Reading: go-on → nowhere': lastStep,
  'kyc, Document.Saving: go-on → nowhere': lastStep,
}
