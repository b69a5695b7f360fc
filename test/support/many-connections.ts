import type { GeneratedRequest } from './generated/generated-request'
import { senderTo, type RawAnswer } from './generated/send'

/** What became of the requests of many connections. */
export type Flood = {
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>
  /** How often there was what must not be: no answer in time, a broken connection, no envelope, a refusal without the time until a retry. */
  readonly wrong: Readonly<Record<string, number>>
  /** The longest wait for an answer, in milliseconds. */
  readonly longest: number
}

const isEnvelope = (text: string): boolean => {
  try {
    const { success, __abp } = JSON.parse(text) as { success?: unknown; __abp?: unknown }
    return typeof success === 'boolean' && __abp === true
  } catch {
    return false
  }
}

/** What the server may answer: success, or that it is too much now, with the time until a retry. */
const complaintAbout = ({ status, text, retryAfter }: RawAnswer): string | undefined => {
  if (!isEnvelope(text)) return `${status} without an envelope: ${text.slice(0, 200)}`
  if (status === 200) return undefined
  if (status !== 429 && status !== 503) return `${status}: ${text.slice(0, 200)}`
  return Number(retryAfter) > 0 ? undefined : `${status} without Retry-After`
}

/**
 * Sends requests over that many connections for a time, each connection one after the other, in turn of a list, and waits
 * for the last answers.
 */
export const flood = async (
  origin: string,
  token: string,
  requests: readonly GeneratedRequest[],
  { connections, milliseconds }: { readonly connections: number; readonly milliseconds: number },
): Promise<Flood> => {
  const statuses: Record<string, number> = {}
  const wrong: Record<string, number> = {}
  const add = (to: Record<string, number>, what: string) => {
    to[what] = (to[what] ?? 0) + 1
  }
  let longest = 0
  const until = performance.now() + milliseconds
  const connection = async (_: unknown, first: number): Promise<void> => {
    const sender = senderTo(origin)
    for (let turn = first; performance.now() < until; turn += 1) {
      const request = requests[turn % requests.length]!
      const from = performance.now()
      try {
        const answer = await sender.send(request, token)
        add(statuses, String(answer.status))
        const complaint = complaintAbout(answer)
        if (complaint !== undefined) add(wrong, `${request.path}: ${complaint}`)
      } catch (error) {
        add(wrong, `${request.path}: ${String(error)}`)
      }
      longest = Math.max(longest, performance.now() - from)
    }
    sender.close()
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return { statuses, wrong, longest }
}
