const lastStep = 'step 6 is open only where no later one is, so there is nothing to go on to anyway'

/** Transitions that no test can miss, by the words in which `npm run mutants` prints them, and why. */
export const explained: Readonly<Record<string, string>> = {
  'session, LoggingOut: leaveSession failed → LoggedOut':
    'leaveSession waits for nobody and cannot fail; the transition is there because every actor has one',
  'kyc, UserDetails.Saving: go-back → nowhere': 'nothing comes before step 1, so Back leads nowhere there anyway',
  'kyc, Document.Preparing: go-on → nowhere': lastStep,
  'kyc, Document.Reading: go-on → nowhere': lastStep,
  'kyc, Document.Saving: go-on → nowhere': lastStep,
}
