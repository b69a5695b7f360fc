/** What a log-out erases that is on this device alone. */
export type LogOutLoss = 'offline-policies'

/** How the question before a log-out names each of them. */
export const lossTexts: Readonly<Record<LogOutLoss, string>> = {
  'offline-policies': 'The policies that you keep for use without a network',
}

export const logOutMessages = {
  title: 'Log out?',
  erases: 'Logging out erases what is on this device only:',
  confirm: 'Log out and erase',
  stay: 'Stay',
} as const
