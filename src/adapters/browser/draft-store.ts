import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Draft, DraftFlow } from '../../domain/drafts/drafts'
import type { LocalKey } from '../../domain/session/stored-items'
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
  /** Of the customer of this page: after a log-out, or another customer's log-in, nothing can be written. */
  readonly local: SafeStorage<LocalKey>
  readonly now: () => number
  readonly session: Pick<SessionStore, 'watch'>
  readonly browser: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>
}

/**
 * Drafts in local storage, under `draft:{flow}`. When a session ends without a log-out, what was typed just before is
 * written, since the customer comes back to it; nothing of it stays in memory, whatever happens.
 */
export const makeDraftStore = ({ local, now, session, browser }: DraftStoreParts): DraftStore => {
  const pending = new Map<LocalKey, Draft>()
  let timer: number | undefined
  const draftKeyOf = (flow: DraftFlow) => `draft:${flow}` as const
  const write = (key: LocalKey, fields: Draft) => {
    if (Object.keys(fields).length > 0) local.set(key, JSON.stringify({ at: now(), fields }))
  }
  const writeAll = () => {
    pending.forEach((fields, key) => {
      write(key, fields)
    })
    pending.clear()
    browser.clearTimeout(timer)
  }
  browser.addEventListener('pagehide', writeAll)
  session.watch(writeAll)
  return {
    read: (flow) => {
      const key = draftKeyOf(flow)
      const unwritten = pending.get(key)
      if (unwritten) return unwritten
      const stored = StoredDraft.decode(parse(local.get(key)))
      if (isLeft(stored)) return undefined
      if (now() - stored.right.at <= MAX_AGE_MS) return stored.right.fields
      local.remove(key)
      return undefined
    },
    save: (flow, draft, when) => {
      const key = draftKeyOf(flow)
      pending.delete(key)
      if (when === 'now') {
        write(key, draft)
        return
      }
      pending.set(key, draft)
      browser.clearTimeout(timer)
      timer = browser.setTimeout(writeAll, WRITE_DELAY_MS)
    },
    remove: (flow) => {
      const key = draftKeyOf(flow)
      pending.delete(key)
      local.remove(key)
    },
  }
}
