import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Draft, DraftFlow } from '../../domain/drafts/drafts'
import type { DraftStore } from '../../ports/draft-store'
import type { SafeStorage } from './storage'

const SOON_MS = 500
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

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
  /** Nothing is written once nobody is logged in: a log-out must not be followed by the typing of a moment ago. */
  readonly isLoggedIn: () => boolean
  readonly browser: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>
}

/** Drafts in local storage, under `draft:{userName}:{flow}`. */
export const makeDraftStore = ({ local, now, isLoggedIn, browser }: DraftStoreParts): DraftStore => {
  const waiting = new Map<string, Draft>()
  let timer: number | undefined
  const keyOf = (userName: string, flow: DraftFlow) => `draft:${userName}:${flow}`
  const write = (key: string, fields: Draft) => {
    if (isLoggedIn() && Object.keys(fields).length > 0) local.set(key, JSON.stringify({ at: now(), fields }))
  }
  const writeAll = () => {
    waiting.forEach((fields, key) => {
      write(key, fields)
    })
    waiting.clear()
    browser.clearTimeout(timer)
  }
  browser.addEventListener('pagehide', writeAll)
  return {
    read: (userName, flow) => {
      const key = keyOf(userName, flow)
      const typedJustNow = waiting.get(key)
      if (typedJustNow) return typedJustNow
      const stored = StoredDraft.decode(parse(local.get(key)))
      if (isLeft(stored)) return undefined
      if (now() - stored.right.at <= KEPT_MS) return stored.right.fields
      local.remove(key)
      return undefined
    },
    save: (userName, flow, draft, when) => {
      const key = keyOf(userName, flow)
      waiting.delete(key)
      if (when === 'now') {
        write(key, draft)
        return
      }
      waiting.set(key, draft)
      browser.clearTimeout(timer)
      timer = browser.setTimeout(writeAll, SOON_MS)
    },
    remove: (userName, flow) => {
      const key = keyOf(userName, flow)
      waiting.delete(key)
      local.remove(key)
    },
  }
}
