import { sessionMessages } from '../../domain/session/messages'

const ENDED = '#ended'

/** Whether log-in was loaded again after a session had ended. */
export const endedNotice = (): string | undefined =>
  window.location.hash === ENDED ? sessionMessages.ended : undefined

/** Loads the document of log-in, where the portal has only changed the address; why log-in was opened goes along. */
export const loadLogIn = (notice: string | undefined): void => {
  window.history.replaceState(null, '', `/login${notice === sessionMessages.ended ? ENDED : ''}`)
  window.location.reload()
}
