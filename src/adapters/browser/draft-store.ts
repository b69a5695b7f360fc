import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Draft, DraftFlow } from '../../domain/drafts/drafts'
import type { DraftStore } from '../../ports/draft-store'
import type { SessionStore } from '../../ports/session-store'
import type { SafeStorage } from './storage'

const WRITE_DELAY_MS = 500
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

const Rows = t.array(t.record(t.string, t.string))
const StoredDraft = t.type({ at: t.number, fields: t.record(t.string, t.union([t.string, t.boolean, Rows])) })

const parse = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

type DraftStoreParts = {
  readonly local: SafeStorage
  readonly now: () => number
  readonly session: Pick<SessionStore, 'token' | 'watch'>
  readonly browser: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>
}

/**
 * Drafts in local storage, under `draft:{userName}:{flow}`. After a log-out nothing is written, not even changes that were
 * typed just before it; when the server ends the session they are, since the customer comes back to them (requirement
 * SESS-05).
 */
export const makeDraftStore = ({ local, now, session, browser }: DraftStoreParts): DraftStore => {
  const pending = new Map<string, Draft>()
  let timer: number | undefined
  const keyOf = (userName: string, flow: DraftFlow) => `draft:${userName}:${flow}`
  const isLoggedIn = () => session.token() !== undefined
  const write = (key: string, fields: Draft) => {
    if (Object.keys(fields).length > 0) local.set(key, JSON.stringify({ at: now(), fields }))
  }
  const writeAll = () => {
    pending.forEach((fields, key) => {
      write(key, fields)
    })
    pending.clear()
    browser.clearTimeout(timer)
  }
  const writeAllUnlessLoggedOut = () => {
    if (!isLoggedIn()) pending.clear()
    writeAll()
  }
  browser.addEventListener('pagehide', writeAllUnlessLoggedOut)
  session.watch((change) => {
    if (change === 'refused' || change === 'removed') writeAll()
  })
  return {
    read: (userName, flow) => {
      const key = keyOf(userName, flow)
      const unwritten = pending.get(key)
      if (unwritten) return unwritten
      const stored = StoredDraft.decode(parse(local.get(key)))
      if (isLeft(stored)) return undefined
      if (now() - stored.right.at <= MAX_AGE_MS) return stored.right.fields
      local.remove(key)
      return undefined
    },
    save: (userName, flow, draft, when) => {
      const key = keyOf(userName, flow)
      pending.delete(key)
      if (when === 'now') {
        if (isLoggedIn()) write(key, draft)
        return
      }
      pending.set(key, draft)
      browser.clearTimeout(timer)
      timer = browser.setTimeout(writeAllUnlessLoggedOut, WRITE_DELAY_MS)
    },
    remove: (userName, flow) => {
      const key = keyOf(userName, flow)
      pending.delete(key)
      local.remove(key)
    },
  }
}
